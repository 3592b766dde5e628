import { useState, type ReactNode } from 'react'
import { formatDay } from '#web/i18n/format-day.ts'
import { useT } from '#web/i18n/use-t.ts'
import { AmountAxis } from './amount-axis.tsx'
import { ChartPlot, type ChartDay } from './chart-plot.tsx'
import { labelledDays, ticksFor } from './chart-scale.ts'
import { percent } from './percent.ts'

const DayAxis = ({ days }: { days: readonly ChartDay[] }) => {
  const { t, language } = useT('charts')
  const last = days.length - 1
  const form = days.length <= 7 ? 'weekday' : 'date'
  return (
    <div aria-hidden className="relative mt-1.5 h-5">
      {labelledDays(days.length).map((index) => (
        <span
          key={index}
          className="absolute whitespace-nowrap"
          // The last one of many has no room to its right.
          style={
            index === last && days.length > 7
              ? { insetInlineEnd: 0 }
              : { insetInlineStart: percent((index + 0.5) / days.length), translate: '-50%' }
          }
        >
          <bdi>{index === last ? t('today') : formatDay(days[index]!.day, language, form)}</bdi>
        </span>
      ))}
    </div>
  )
}

const brand = ['var(--color-maroon)'] as const

type DayChartProps = {
  title: string
  /** Oldest first, the last is today. */
  days: readonly ChartDay[]
  /** A colour for each bar of a day, the lowest first; the brand's for a single one. */
  fills?: readonly string[]
  /** The meaning of the colours, or anything else between title and chart. */
  legend?: ReactNode
  /** A day in words, by its place. */
  wordsOf: (index: number) => string
  /** Stands above the chart while no day is chosen; the busiest day unless it is given. */
  summary?: string | undefined
}

/**
 * A chart of the counts of each day. Time runs from left to right in both languages: the axes of graphs are not mirrored. The
 * line above describes the chosen day.
 */
export const DayChart = (props: DayChartProps) => {
  const { title, days, fills = brand, legend, wordsOf, summary } = props
  const { t } = useT('charts')
  const [at, setAt] = useState<number | null>(null)
  const sums = days.map(({ bars }) => bars.reduce((sum, bar) => sum + bar, 0))
  const most = Math.max(...sums)
  const ticks = ticksFor(most)
  const usual = () => {
    const busiest = sums.indexOf(most)
    return most > 0 ? `${t('busiest')}: ${wordsOf(busiest)}` : undefined
  }
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-medium tracking-normal">{title}</h3>
        <p aria-hidden className="text-sm text-ink-2 tabular-nums">
          {at !== null && at < days.length ? wordsOf(at) : (summary ?? usual())}
        </p>
      </div>
      {legend}
      <div dir="ltr" className="mt-5 flex gap-3 text-xs text-ink-3 tabular-nums">
        <AmountAxis ticks={ticks} className="h-48" />
        <div className="min-w-0 flex-1">
          <div className="relative h-48">
            <ChartPlot
              label={title}
              hint={t('keys')}
              {...{ days, fills, ticks, at, wordsOf }}
              onPick={setAt}
            />
          </div>
          <DayAxis days={days} />
        </div>
      </div>
    </div>
  )
}
