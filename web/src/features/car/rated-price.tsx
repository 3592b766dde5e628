import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { priceRating as by } from '#shared/constants/prices.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { useKnownCard } from '#web/entities/listing/queries.ts'
import { comparisonId, RatingScale, verdictLook } from '#web/entities/price-rating/price-scale.tsx'
import { usePriceRating } from '#web/entities/price-rating/queries.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

// The router scrolls to the comparison; the next Tab should go on from there.
const focusComparison = () => document.getElementById(comparisonId)?.focus({ preventScroll: true })

/**
 * A price rating in a word, with a link to its reasons. One line, with or without a rating. Where a list has shown the car, the word is its
 * card's, until the reasons come into sight and are asked for.
 */
export const PriceVerdict = ({ listing: { id, slug, priceQAR } }: { listing: ListingCard }) => {
  const { t } = useT('price')
  const card = useKnownCard(slug)
  // The list may be older than the price.
  const known = card?.priceQAR === priceQAR ? card.deal : undefined
  const { data, isPending } = usePriceRating(id, !known)
  // Not before the badge: it would push the link aside.
  if (isPending && !known) return null
  const verdict = (data ?? known)?.verdict
  return (
    <>
      {verdict && <Badge tone={verdictLook[verdict].tone}>{t(`verdict.${verdict}`)}</Badge>}
      <Link
        to={`#${comparisonId}`}
        onClick={focusComparison}
        className="inline-flex h-6.5 items-center truncate text-xs text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {t('badge.more')}
      </Link>
    </>
  )
}

type RatedPriceProps = {
  rating: PriceRating
  /** In QAR. */
  price: number
  /** Which cars were compared. */
  basis: string
}

const useDifference = ({ differencePercent, count }: PriceRating): string => {
  const { t, language } = useT('price')
  const whole = Math.max(-99, Math.round(differencePercent ?? 0))
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

/** The rating in words, the scale, and its basis. */
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
        <RatingScale rating={rating} price={price} />
        <ScaleLegend rating={rating} price={price} />
      </div>
      <p className="mt-4 text-xs text-ink-3">
        {confidence && <span className="font-medium text-ink-2">{t(`confidence.${confidence}`)} · </span>}
        {basis}
      </p>
    </>
  )
}

type LegendProps = { rating: PriceRating; price: number }

/** The marks on the scale, with their amounts. */
export const ScaleLegend = ({ rating: { fair, median }, price }: LegendProps) => {
  const { t, language } = useT('price')
  const money = (riyals: number) => formatMoney(riyals, language)
  const rows: { mark: ReactNode; name: string; value: string }[] = [
    { mark: <span className="h-4 w-1 rounded-full bg-maroon" />, name: t('scale.car'), value: money(price) },
    ...(fair
      ? [
          {
            mark: <span className="h-2 w-4 rounded-full bg-green" style={{ opacity: 0.45 }} />,
            name: t('scale.fair'),
            value: t('scale.range', fair),
          },
        ]
      : []),
    ...(median === null
      ? []
      : [
          {
            mark: <span className="h-4 w-0.5 bg-ink" />,
            name: t('scale.median'),
            value: money(median),
          },
        ]),
  ]
  return (
    <dl className="mt-4 flex flex-col gap-2 text-sm">
      {rows.map(({ mark, name, value }) => (
        <div key={name} className="flex flex-wrap items-center justify-between gap-x-4">
          <dt className="flex items-center gap-2.5 whitespace-nowrap text-ink-2">
            <span aria-hidden className="grid w-4 place-items-center">
              {mark}
            </span>
            {name}
          </dt>
          <dd className="text-end font-medium tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
