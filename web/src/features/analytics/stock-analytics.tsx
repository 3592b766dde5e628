import { Fragment, useState } from 'react'
import { ChartLine, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { AnalyticsCounts } from '#shared/schemas/analytics.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useListingTitle, useOwnListings } from '#web/entities/listing/own-listings.ts'
import { useSellerSummary } from '#web/entities/lead/queries.ts'
import { PostButton } from '#web/entities/user/posting.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CountsPanel, CountsSkeleton } from './counts-panel.tsx'
import { measures, rankCars, type RankedCar } from './figures.ts'
import { useSellerAnalytics, usePeriod } from './queries.ts'
import { RequestsCard } from './requests-card.tsx'
import { WaysCard } from './ways-card.tsx'

const isNone = (counts: AnalyticsCounts): boolean => measures.every((measure) => counts[measure] === 0)

/** Whether nobody has looked at or asked about anything of a seller's. A car that was deleted was counted, and a plate is asked about. */
const useHasNothing = (): boolean => {
  const [period] = usePeriod()
  const { data: cars } = useOwnListings()
  // Of who has no car, the longest: a shorter period may be empty.
  const { data: analytics, isPlaceholderData } = useSellerAnalytics(cars?.length === 0 ? '90' : period)
  const { data: summary } = useSellerSummary()
  return (
    cars?.length === 0 &&
    analytics !== undefined &&
    !isPlaceholderData &&
    isNone(analytics.totals) &&
    isNone(analytics.before) &&
    summary?.leads.total === 0
  )
}

/** The figures of all of a seller's cars, or the link to post a first one. */
export const StockAnalytics = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('analytics')
  if (useHasNothing())
    return (
      <EmptyState icon={<ChartLine />} title={t('empty.title')} actions={<PostButton user={user} />}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <>
      <Counts />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <CarRanks />
        <div className="flex flex-col gap-4">
          <Ways />
          <RequestsCard />
        </div>
      </div>
    </>
  )
}

const Counts = () => {
  const { t } = useT('analytics')
  const [period] = usePeriod()
  const { data, error, refetch } = useSellerAnalytics(period)
  if (data) return <CountsPanel analytics={data} />
  return error ? <LoadFailed title={t('failed')} error={error} onRetry={refetch} /> : <CountsSkeleton />
}

const Ways = () => {
  const [period] = usePeriod()
  const { data, error } = useSellerAnalytics(period)
  if (data) return <WaysCard analytics={data} />
  // The failure is said above.
  return !error && <Skeleton className="h-64 rounded-card" />
}

/** The cars on offer, those with most views a day first; of a large stock both ends. */
const CarRanks = () => {
  const { t } = useT('analytics')
  const common = useT()
  const [now] = useState(Date.now)
  const { data: cars, error, refetch } = useOwnListings()
  if (!cars && !error) return <Skeleton className="h-96 rounded-card" />
  const { best, weakest, count } = rankCars(cars ?? [], now)
  const list = (ranked: readonly RankedCar<OwnListing>[]) => (
    <ol>
      {ranked.map((one) => (
        <RankRow key={one.car.id} ranked={one} />
      ))}
    </ol>
  )
  return (
    <Card flat className="p-4 sm:p-5">
      <h3 className="text-lg">{t('stock.title')}</h3>
      <p className="text-xs text-ink-3">{t('stock.order')}</p>
      {cars && count === 0 && <p className="mt-3 text-sm text-ink-2">{t('stock.none')}</p>}
      {!cars && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {t('stock.failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {common.t('retry')}
          </Button>
        </p>
      )}
      {weakest.length > 0 && <h4 className="mt-4 text-sm text-ink-2">{t('stock.best')}</h4>}
      {list(best)}
      {weakest.length > 0 && (
        <>
          <h4 className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{t('stock.weakest')}</h4>
          {list(weakest)}
        </>
      )}
    </Card>
  )
}

/** A car of the ranking, with the link to its own figures. */
const RankRow = ({ ranked: { car, pace } }: { ranked: RankedCar<OwnListing> }) => {
  const { t, language } = useT('analytics')
  const titleOf = useListingTitle()
  const [search] = useSearchParams()
  const params = new URLSearchParams(search)
  params.set('listing', car.id)
  const counts = { views: car.viewCount, contacts: car.contactCount, saves: car.saveCount }
  return (
    <li className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-3 first:border-t-0">
      <CarPhoto photo={car.images[0]} alt="" sizes="6rem" className="aspect-[4/3] w-full rounded-control" />
      <div className="flex min-w-0 items-center gap-3">
        <div className="min-w-0 flex-1">
          <Link
            to={{ search: params.toString() }}
            className="block text-sm font-medium after:absolute after:inset-0"
          >
            {titleOf(car)}
          </Link>
          <p className="text-sm tabular-nums">
            {t('stock.pace', { count: pace, pace: formatNumber(pace, language, 1) })}
          </p>
          <p className="text-xs text-ink-3 tabular-nums">
            {measures.map((measure, index) => (
              <Fragment key={measure}>
                {index > 0 && ' · '}
                <span className="whitespace-nowrap">{t(`count.${measure}`, { count: counts[measure] })}</span>
              </Fragment>
            ))}
          </p>
        </div>
        <ChevronRight aria-hidden className="mirrored size-4.5 shrink-0 text-ink-3" />
      </div>
    </li>
  )
}
