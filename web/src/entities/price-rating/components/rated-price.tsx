import { TriangleAlert } from 'lucide-react'
import { priceRating as by } from '#shared/constants/price-rating.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { verdictLook } from '#web/entities/price-rating/verdict-look.ts'
import { ScaleBar } from './scale-bar.tsx'
import { ScaleLegend } from './scale-legend.tsx'

type RatedPriceProps = {
  rating: PriceRating
  /** In QAR. */
  price: number
  /** Which cars were compared. */
  basis: string
}

const useDifference = ({ differencePercent, count }: PriceRating): string => {
  const { t, language } = useT('price')
  const whole = Math.round(differencePercent ?? 0)
  if (whole === 0) return t('middle', { count })
  const percent = formatPercent(Math.abs(whole) / 100, language)
  return t(whole < 0 ? 'below' : 'above', { percent, count })
}

const TooFew = ({ rating: { count, median }, price, rating }: Omit<RatedPriceProps, 'basis'>) => {
  const { t } = useT('price')
  if (count === 0) return <p className="text-ink-2">{t('none')}</p>
  return (
    <>
      <p className="text-ink-2">{t('few', { count, least: by.fewest })}</p>
      {median !== null && <ScaleLegend rating={rating} price={price} />}
    </>
  )
}

/** The verdict in words, the scale, and on what it rests. */
export const RatedPrice = ({ rating, price, basis }: RatedPriceProps) => {
  const { t } = useT('price')
  const difference = useDifference(rating)
  const { verdict, confidence } = rating
  if (!verdict) return <TooFew rating={rating} price={price} />
  return (
    <>
      <p className={cx('text-xl font-semibold', verdictLook[verdict].text)}>{t(`verdict.${verdict}`)}</p>
      <p className="text-sm text-ink-2">{difference}</p>
      {verdict === 'SUSPECT' && (
        <p className="mt-3 flex gap-3 rounded-control bg-amber-tint p-3.5 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber" />
          {t('suspect')}
        </p>
      )}
      <div className="mt-5">
        <ScaleBar rating={rating} price={price} />
        <ScaleLegend rating={rating} price={price} />
      </div>
      <p className="mt-4 text-xs text-ink-3">
        {confidence && <span className="font-medium text-ink-2">{t(`confidence.${confidence}`)} · </span>}
        {basis}
      </p>
    </>
  )
}
