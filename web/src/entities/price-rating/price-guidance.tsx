import { useEffect, useState } from 'react'
import { priceRating as by } from '#shared/constants/prices.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { usePriceGuidance, type GuidedCar } from '#web/entities/price-rating/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RatingScale, verdictLook } from './price-scale.tsx'

const pauseMs = 600

// Asking prices are round figures; more would claim more than the comparison knows.
const toRound = (riyals: number) => {
  const step = riyals < 20_000 ? 100 : 500
  return Math.round(riyals / step) * step
}

/** The car as it is once nobody has typed for a moment. */
const useSettled = (car: GuidedCar | undefined): GuidedCar | undefined => {
  const text = JSON.stringify(car)
  const [settled, setSettled] = useState(car)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text ? (JSON.parse(text) as GuidedCar) : undefined), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

type GuidanceProps = {
  /** Undefined until make, model, year and mileage are known. */
  car: GuidedCar | undefined
  onUse: (price: number) => void
}

type FoundProps = { rating: PriceRating; price: number | undefined; onUse: (price: number) => void }

const Found = ({ rating, price, onUse }: FoundProps) => {
  const { t, language } = useT('guidance')
  const { t: words } = useT('price')
  const { count, median, fair, verdict, confidence, basis } = rating
  const money = (riyals: number) => formatMoney(toRound(riyals), language)
  if (median === null || count < by.fewest)
    return (
      <p className="text-ink-2">
        {count === 0 ? t('price.none') : t('price.few', { count, least: by.fewest })}
      </p>
    )
  const kind = basis.isGCCSpec === null ? 'all' : basis.isGCCSpec ? 'gcc' : 'imported'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-medium">
          {fair ? t('price.range', { from: money(fair.from), to: money(fair.to) }) : t('title')}
        </p>
        {verdict && price !== undefined && (
          <Badge tone={verdictLook[verdict].tone}>{words(`verdict.${verdict}`)}</Badge>
        )}
      </div>
      <div className="mt-2">
        <RatingScale rating={rating} price={price ?? null} />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-xs text-ink-3">
          {t('price.middle', { middle: money(median), count })} · {words(`basis.${kind}`)}
          {confidence && <> · {words(`confidence.${confidence}`)}</>}
        </p>
        {price !== toRound(median) && (
          <Button size="sm" variant="secondary" onClick={() => onUse(toRound(median))}>
            {t('price.use')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The prices of similar cars, beside the price that is being typed. A help only: when it fails, it is not there. */
export const PriceGuidance = ({ car, onUse }: GuidanceProps) => {
  const { t } = useT('guidance')
  const asked = useSettled(car)
  const { data, isError } = usePriceGuidance(asked)
  if (isError) return null
  return (
    <section
      aria-label={t('title')}
      aria-busy={asked && !data}
      className="rounded-control border border-line bg-card px-3.5 py-3 text-sm"
    >
      {!car || !asked ? (
        <p className="text-ink-3">{t('price.first')}</p>
      ) : data ? (
        <Found rating={data} price={car.priceQAR} onUse={onUse} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
    </section>
  )
}
