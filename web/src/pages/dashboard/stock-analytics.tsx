import { useState } from 'react'
import { ChartLine } from 'lucide-react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useSellerAnalytics } from '#web/features/analytics/api/get-seller-analytics.ts'
import { CarRanks } from '#web/features/analytics/components/car-ranks.tsx'
import { CountsPanel, CountsSkeleton } from '#web/features/analytics/components/counts-panel.tsx'
import { rankCars } from '#web/features/analytics/rank-cars.ts'
import { usePeriod } from '#web/features/analytics/use-period.ts'
import { useOwnListings } from '#web/entities/listing/own-listings.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerSpeed } from './answer-speed.tsx'
import { PostButton } from '#web/entities/user/posting.tsx'

const Counts = () => {
  const { t } = useT('analytics')
  const [period] = usePeriod()
  const { data, error, refetch } = useSellerAnalytics(period)
  if (data) return <CountsPanel analytics={data} />
  return error ? <LoadFailed title={t('failed')} error={error} onRetry={refetch} /> : <CountsSkeleton />
}

const Ranks = () => {
  const { t } = useT('analytics')
  const { t: common } = useT()
  const [now] = useState(() => Date.now())
  const titleOf = useListingTitle()
  const { data: cars, error, refetch } = useOwnListings()
  if (!cars && !error) return <Skeleton className="h-96 rounded-card" />
  const { best, weakest, count } = rankCars(cars ?? [], now)
  return (
    <CarRanks best={best} weakest={weakest} titleOf={titleOf}>
      {cars ? (
        count === 0 && <p className="mt-3 text-sm text-ink-2">{t('stock.none')}</p>
      ) : (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {t('stock.failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </p>
      )}
    </CarRanks>
  )
}

/** Everything about all of a seller's cars, or the way to the first one. */
export const StockAnalytics = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('analytics')
  const { data: cars } = useOwnListings()
  if (cars?.length === 0)
    return (
      <EmptyState icon={<ChartLine />} title={t('empty.title')} actions={<PostButton user={user} />}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <>
      <Counts />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Ranks />
        <AnswerSpeed />
      </div>
    </>
  )
}
