import { useState } from 'react'
import { Link } from 'react-router-dom'
import { placeIn } from '#shared/reference/areas.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { paths } from '#web/app/paths.ts'
import { CarTitle } from '#web/entities/listing/listing-parts.tsx'
import { comparisonId } from '#web/entities/price-rating/price-scale.tsx'
import { usePriceRating } from '#web/entities/price-rating/queries.ts'
import { formatKilometres, formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusFirstNew } from '#web/ui/use-focus-first-new.ts'
import { useNear } from '#web/ui/when-near.tsx'
import { RatedPrice } from './rated-price.tsx'

type PriceComparisonProps = {
  listing: ListingCard
  /** Make and model, in the language in use. */ car: string
}

const useBasis = ({ year }: ListingCard, car: string) => {
  const { t, language } = useT('price')
  return ({ basis: { from = year, to = year, isGCCSpec }, model }: PriceRating) => {
    const models =
      from === to
        ? t('basis.year', { car, year: `${from}` })
        : t('basis.years', { car, from: `${from}`, to: `${to}` })
    const made = model?.generation
      ? ` · ${t('basis.generation', { generation: model.generation[language] })}`
      : ''
    return `${models}${made} · ${t(isGCCSpec === null ? 'basis.all' : isGCCSpec ? 'basis.gcc' : 'basis.imported')}`
  }
}

/** The price compared with similar cars: rating, scale, reasons, and the cars themselves. Asked for when it comes near the screen. */
export const PriceComparison = ({ listing, car }: PriceComparisonProps) => {
  const { t } = useT('price')
  const { t: common } = useT()
  const basisOf = useBasis(listing, car)
  const [place, isNear] = useNear<HTMLElement>()
  const { data: rating, error, refetch } = usePriceRating(listing.id, isNear)
  return (
    <section
      ref={place}
      id={comparisonId}
      tabIndex={-1}
      aria-labelledby={`${comparisonId}-title`}
      aria-busy={isNear && !rating && !error}
      className="scroll-mt-24"
    >
      <h2 id={`${comparisonId}-title`} className="text-xl">
        {t('title')}
      </h2>
      {error ? (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {t('failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </p>
      ) : (
        <Card flat className="mt-4 px-5 pt-5 lg:px-6 lg:pt-6">
          {rating ? (
            <>
              <RatedPrice rating={rating} price={listing.priceQAR} basis={basisOf(rating)} />
              {rating.comparables.length > 0 && (
                <div className="mt-5 border-t border-line pt-5">
                  <h3 className="text-base font-medium">{t(rating.verdict ? 'cars' : 'cars.found')}</h3>
                  <p className="text-xs text-ink-3">{t('cars.note')}</p>
                  <ComparedCars cars={rating.comparables} />
                </div>
              )}
              {rating.model && (
                <Link
                  to={paths.pricesOfYear(listing.make, listing.model, listing.year)}
                  className="mt-5 inline-flex min-h-11 items-center text-sm font-medium text-maroon underline-offset-4 hover:underline"
                >
                  {t('worth', { car: `${car} ${listing.year}` })}
                </Link>
              )}
              <div className={rating.model ? 'mt-1' : 'mt-5'}>
                <HowRated rating={rating} />
              </div>
            </>
          ) : (
            <div className={cx(!isNear && '**:animate-none')}>
              <ComparisonSkeleton />
            </div>
          )}
        </Card>
      )}
    </section>
  )
}

/** A rating that is still to come: verdict, scale, legend and four cars, as most that have a verdict show. */
const ComparisonSkeleton = () => (
  <>
    <Skeleton className="h-7 w-40" />
    <Skeleton className="mt-2 h-3.5 w-64 max-w-full" />
    <Skeleton className="mt-11 h-6 rounded-full" />
    <div className="mt-4 flex flex-col gap-3">
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
    </div>
    <Skeleton className="mt-4 h-3.5 w-64 max-w-full" />
    <div className="mt-5 border-t border-line pt-5">
      <Skeleton className="h-10 w-56 max-w-full" />
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex h-32 gap-3.5 py-3 sm:h-24">
          <Skeleton className="aspect-[4/3] w-24 shrink-0 self-start rounded-control max-[14em]:hidden" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
    <div className="mt-5 border-t border-line py-4">
      <Skeleton className="h-5 w-44" />
    </div>
  </>
)

/** How a rating is computed. */
const HowRated = ({ rating: { model } }: { rating: PriceRating }) => {
  const { t, language } = useT('price')
  const sentences = [
    t('how.live'),
    ...(model
      ? [
          t('how.adjusted', {
            year: formatPercent(model.perYear, language),
            mileage: formatPercent(model.perTenThousandKm, language),
          }),
        ]
      : []),
    t('how.median'),
    t('how.least', { least: by.fewest, medium: by.medium, high: by.high }),
    t('how.not'),
  ]
  return (
    <Disclosure title={t('how')} className="border-t border-line">
      <ul className="flex list-disc flex-col gap-1.5 ps-5 pb-4 text-sm text-ink-2 marker:text-ink-3">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

// More would push down what comes after them; a button shows the rest.
const atFirst = 4

type Compared = PriceRating['comparables'][number]

const ComparedCar = ({ card, adjustedQAR }: Compared) => {
  const { t, language } = useT('price')
  return (
    <li className="relative flex gap-3.5 border-b border-line py-3 last:border-0 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <CarPhoto
        photo={card.images[0]}
        alt=""
        sizes="6rem"
        className="aspect-[4/3] w-[min(6rem,30%)] shrink-0 self-start rounded-control"
      />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <div className="min-w-0 flex-1 basis-40">
          <Link
            to={paths.car(card.slug)}
            className="line-clamp-2 font-medium outline-none after:absolute after:inset-0 hover:underline"
          >
            <CarTitle listing={card} />
          </Link>
          <p className="mt-0.5 truncate text-ink-2">
            {formatKilometres(card.mileage, language)} · {placeIn(card, language)}
          </p>
        </div>
        <p className="flex flex-col tabular-nums sm:text-end">
          <bdi className="font-semibold">{formatMoney(card.priceQAR, language)}</bdi>
          <span className="text-xs text-ink-3">
            {t('cars.adjusted', { price: formatMoney(adjustedQAR, language) })}
          </span>
        </p>
      </div>
    </li>
  )
}

/** The cars that a price was compared with, each a link to its page. */
const ComparedCars = ({ cars }: { cars: PriceRating['comparables'] }) => {
  const { t } = useT('price')
  const [all, setAll] = useState(false)
  const shown = all ? cars : cars.slice(0, atFirst)
  const rest = cars.length - shown.length
  const [list, noteShown] = useFocusFirstNew<HTMLUListElement>(all)
  const showAll = () => {
    noteShown()
    setAll(true)
  }
  return (
    <>
      <ul ref={list} className="mt-1">
        {shown.map((compared) => (
          <ComparedCar key={compared.card.id} {...compared} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={showAll}>
          {t('cars.all', { count: rest })}
        </Button>
      )}
    </>
  )
}
