import { useState } from 'react'
import { CarFront } from 'lucide-react'
import { ApiError } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useListingAnalytics } from '#web/features/analytics/api/get-listing-analytics.ts'
import { CarHeader } from '#web/features/analytics/components/car-header.tsx'
import { CountsPanel, CountsSkeleton } from '#web/features/analytics/components/counts-panel.tsx'
import { SimilarCard } from '#web/features/analytics/components/similar-card.tsx'
import { TipsCard } from '#web/features/analytics/components/tips-card.tsx'
import { usePeriod } from '#web/features/analytics/use-period.ts'
import { useOwnListings } from '#web/entities/listing/own-listings.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { usePriceRating } from '#web/entities/price-rating/api/get-price-rating.ts'
import { daysOnMarket } from '#web/entities/price-rating/price-changes.ts'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const notMine = new Set(['LISTING_NOT_FOUND', 'NOT_FOUND'])
const isNotMine = (error: Error | null) => error instanceof ApiError && notMine.has(error.code)

/** One car of one's own: its numbers, how they stand beside those of its like, and what could help. */
export const CarAnalytics = ({ id }: { id: string }) => {
  const { t } = useT('analytics')
  const [now] = useState(() => Date.now())
  const [period] = usePeriod()
  const titleOf = useListingTitle()
  const { data, error, refetch } = useListingAnalytics(id, period)
  const { data: cars } = useOwnListings()
  const { data: rating } = usePriceRating(id)
  const car = cars?.find((own) => own.id === id)
  if (isNotMine(error))
    return (
      <EmptyState icon={<CarFront />} title={t('car.missing')}>
        {t('car.missingText')}
      </EmptyState>
    )
  return (
    <>
      {car ? (
        <CarHeader
          car={car}
          title={titleOf(car)}
          days={car.publishedAt === null ? null : daysOnMarket(car.publishedAt, now)}
        />
      ) : (
        <Skeleton className="h-24 rounded-card" />
      )}
      {data ? (
        <CountsPanel analytics={data} />
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
      ) : (
        <CountsSkeleton />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {data ? <SimilarCard {...data} /> : !error && <Skeleton className="h-96 rounded-card" />}
        {car && <TipsCard car={car} rating={rating} />}
      </div>
    </>
  )
}
