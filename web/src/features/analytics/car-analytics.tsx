import { useState } from 'react'
import { CarFront, Lightbulb } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isOnOffer } from '#shared/rules/availability.ts'
import { completenessOf } from '#shared/rules/completeness.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { hasCode } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useListingTitle, useOwnListings } from '#web/entities/listing/own-listings.ts'
import { usePriceRating } from '#web/entities/price-rating/queries.ts'
import { daysOnMarket } from '#web/entities/price-rating/price-changes.ts'
import { useRights } from '#web/entities/team/use-rights.ts'
import { formatDate, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CountsPanel, CountsSkeleton } from './counts-panel.tsx'
import { useListingAnalytics, usePeriod } from './queries.ts'
import { SimilarCard } from './similar-card.tsx'
import { WaysCard } from './ways-card.tsx'

const isNotMine = (error: Error | null) => hasCode(error, 'LISTING_NOT_FOUND', 'NOT_FOUND')

/** The figures of one own car, beside similar cars, and what could improve them. */
export const CarAnalytics = ({ id, user }: { id: string; user: CurrentUser }) => {
  const { t } = useT('analytics')
  const [period] = usePeriod()
  const { data, error, refetch } = useListingAnalytics(id, period)
  const { data: cars } = useOwnListings()
  const { data: rating } = usePriceRating(id)
  const { canEdit } = useRights(user)
  const car = cars?.find((own) => own.id === id)
  // Its views go on, its days do not: such a pace is compared with nobody's.
  const isOver = car && !isOnOffer(car.availability)
  if (isNotMine(error))
    return (
      <EmptyState icon={<CarFront />} title={t('car.missing')}>
        {t('car.missingText')}
      </EmptyState>
    )
  return (
    <>
      {car ? <CarHeader car={car} /> : <Skeleton className="h-24 rounded-card" />}
      {data ? (
        <CountsPanel analytics={data} />
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
      ) : (
        <CountsSkeleton />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {!isOver && (data ? <SimilarCard {...data} /> : !error && <Skeleton className="h-96 rounded-card" />)}
        <div className="flex flex-col gap-4">
          {data && <WaysCard analytics={data} about={id} />}
          {car && !isOver && <TipsCard car={car} rating={rating} canEdit={canEdit} />}
        </div>
      </div>
    </>
  )
}

/** The car that the figures are of, and how long it has been for sale, while it is. */
const CarHeader = ({ car }: { car: OwnListing }) => {
  const [now] = useState(Date.now)
  const titleOf = useListingTitle()
  const days = car.publishedAt === null ? null : daysOnMarket(car.publishedAt, now)
  const { t, language } = useT('analytics')
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4">
      <CarPhoto photo={car.images[0]} alt="" sizes="7rem" className="aspect-[4/3] w-full rounded-control" />
      <div className="min-w-0">
        <h3 className="text-lg">{titleOf(car)}</h3>
        <p className="text-sm text-ink-2">
          {days === null || car.publishedAt === null ? (
            t('car.unpublished')
          ) : !isOnOffer(car.availability) ? null : (
            <>
              {t('car.market')}: {days === 0 ? t('car.today') : t('car.days', { count: days })}{' '}
              <span className="text-ink-3">
                ({t('car.since', { date: formatDate(car.publishedAt, language) })})
              </span>
            </>
          )}
        </p>
        {car.slug && car.publishedAt && (
          <Link
            to={paths.car(car.slug)}
            className="inline-flex min-h-9 items-center text-sm underline underline-offset-4"
          >
            {t('car.page')}
          </Link>
        )}
      </div>
    </div>
  )
}

type TipsCardProps = { car: OwnListing; rating: PriceRating | undefined; canEdit: boolean }

/** Tips for the seller, with the link to the wizard for who may edit. */
const TipsCard = ({ car, rating, canEdit }: TipsCardProps) => {
  const { t } = useT('analytics')
  const tips = useTips(car, rating)
  return (
    <Card flat className="p-4 sm:p-5">
      <h3 className="text-lg">{t('tips.title')}</h3>
      {tips.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{t('tips.none')}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-3 text-sm">
          {tips.map((tip) => (
            <li key={tip} className="flex gap-3">
              <Lightbulb aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
              {tip}
            </li>
          ))}
        </ul>
      )}
      {canEdit && (
        <Link to={paths.sellYourCar(car.id)} className={`${buttonClass({ variant: 'secondary' })} mt-4`}>
          {t('tips.edit')}
        </Link>
      )}
    </Card>
  )
}

// A longer list would only put people off.
const tipsAtOnce = 4

/** Tips that could bring more views, most valuable first: an unusual price, then gaps of the listing. */
const useTips = (car: OwnListing, rating: PriceRating | undefined): string[] => {
  const { t, language } = useT('analytics')
  const { verdict, differencePercent, count } = rating ?? {}
  const far = { percent: formatPercent(Math.abs(differencePercent ?? 0) / 100, language), count: count ?? 0 }
  const price = [
    ...(verdict === 'HIGH' || verdict === 'VERY_HIGH' ? [t('tip.price.HIGH', far)] : []),
    ...(verdict === 'SUSPECT' ? [t('tip.price.LOW', far)] : []),
  ]
  // A public listing has every required answer.
  const { gaps } = completenessOf(car, 1)
  return [...price, ...gaps.map(({ gap }) => t(`tip.${gap}`))].slice(0, tipsAtOnce)
}
