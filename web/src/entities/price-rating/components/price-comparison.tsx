import type { ComponentType } from 'react'
import { newestYear } from '#shared/rules/listing.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { usePriceRating } from '#web/entities/price-rating/api/get-price-rating.ts'
import { comparisonId } from '#web/entities/price-rating/verdict-look.ts'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'
import { HowRated } from './how-rated.tsx'
import { RatedPrice } from './rated-price.tsx'

type PriceComparisonProps = {
  listing: ListingDetail
  /** Make and model, in the language in use. */
  car: string
  /** The list of the compared cars, nearest first. */
  List: ComponentType<{ cars: PriceRating['comparables'] }>
}

const useBasis = ({ year }: ListingDetail, car: string) => {
  const { t } = useT('price')
  return ({ basis: { years, isGCCSpec } }: PriceRating) => {
    const models = years
      ? t('basis.years', {
          car,
          from: `${year - years}`,
          to: `${Math.min(year + years, newestYear(new Date()))}`,
        })
      : t('basis.year', { car, year: `${year}` })
    return `${models} · ${t(isGCCSpec === null ? 'basis.all' : isGCCSpec ? 'basis.gcc' : 'basis.imported')}`
  }
}

/** How the price compares with cars of its like: verdict, scale, reasons, and the cars themselves. */
export const PriceComparison = ({ listing, car, List }: PriceComparisonProps) => {
  const { t } = useT('price')
  const { t: common } = useT()
  const basisOf = useBasis(listing, car)
  const { data: rating, error, refetch } = usePriceRating(listing.id)
  return (
    <section
      id={comparisonId}
      tabIndex={-1}
      aria-labelledby={`${comparisonId}-title`}
      aria-busy={!rating && !error}
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
                  <List cars={rating.comparables} />
                </div>
              )}
              <div className="mt-5">
                <HowRated />
              </div>
            </>
          ) : (
            <ComparisonSkeleton />
          )}
        </Card>
      )}
    </section>
  )
}
