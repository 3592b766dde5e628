import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chartSize, stepChartOf } from '#web/entities/price-rating/step-chart.ts'

const still = { vectorEffect: 'non-scaling-stroke', fill: 'none', stroke: 'var(--color-maroon)' } as const

type HistoryChartProps = {
  history: ListingDetail['priceHistory']
  /** In milliseconds: where the chart ends. */ now: number
}

/**
 * The price over time, in steps. Time runs from left to right in both languages: the axes of graphs are not mirrored. The
 * list beside it says the same, so it is hidden from screen readers.
 */
export const HistoryChart = ({ history, now }: HistoryChartProps) => {
  const { t, language } = useT('price')
  const { line, area, dots } = stepChartOf(history, now)
  const prices = history.map(({ priceQAR }) => priceQAR)
  return (
    <figure aria-hidden dir="ltr" className="mt-6 text-xs text-ink-3 tabular-nums">
      <bdi>{formatMoney(Math.max(...prices), language)}</bdi>
      <svg
        viewBox={`0 0 ${chartSize} ${chartSize}`}
        preserveAspectRatio="none"
        className="my-1 h-24 w-full overflow-visible border-b border-line"
      >
        <path d={area} fill="var(--color-maroon)" opacity={0.07} />
        <path d={line} {...still} strokeWidth={2} strokeLinejoin="round" />
        {/* Round ends of lines without length: circles would be stretched with the picture. */}
        {dots.map(({ x, y }) => (
          <path key={x} d={`M${x} ${y}h0`} {...still} strokeWidth={8} strokeLinecap="round" />
        ))}
      </svg>
      <bdi>{formatMoney(Math.min(...prices), language)}</bdi>
      <div className="mt-1 flex justify-between gap-4">
        <bdi>{formatDate(history[0]!.at, language)}</bdi>
        <bdi>{t('history.today.axis')}</bdi>
      </div>
    </figure>
  )
}
