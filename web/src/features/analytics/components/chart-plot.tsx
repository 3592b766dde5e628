import { useId } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import type { Measure } from '../measures.ts'
import { useDayPicker } from '../use-day-picker.ts'

// The share of a day's room that its bar takes: a week's would else be slabs.
const barWidth = (days: number): number => (days <= 7 ? 0.4 : 0.65)
const height = 100

type ChartPlotProps = {
  days: readonly AnalyticsDay[]
  measure: Measure
  ticks: readonly number[]
  /** The chosen day, by its place; null when none is. */
  at: number | null
  onPick: (at: number | null) => void
  /** A day as it is read out. */
  wordsOf: (day: AnalyticsDay) => string
}

/** The bars over their grid. A mouse, a finger or the arrow keys choose a day. */
export const ChartPlot = ({ days, measure, ticks, at, onPick, wordsOf }: ChartPlotProps) => {
  const { t } = useT('analytics')
  const hint = useId()
  const picker = useDayPicker(days.length, at, onPick)
  const top = ticks.at(-1)!
  const width = barWidth(days.length)
  const last = days.length - 1
  // Another period may have fewer days than the one in which it was chosen.
  const chosen = Math.min(at ?? last, last)
  return (
    <>
      <span id={hint} className="sr-only">
        {t('chart.keys')}
      </span>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t(`perDay.${measure}`)}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={wordsOf(days[chosen]!)}
        className="absolute inset-0 cursor-pointer rounded-xs"
        style={{ touchAction: 'pan-y' }}
        {...picker}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${height * (1 - tick / top)}H${days.length}`}
              vectorEffect="non-scaling-stroke"
              stroke="var(--color-line)"
            />
          ))}
          {days.map((day, index) => (
            <rect
              key={day.day}
              x={index + (1 - width) / 2}
              width={width}
              y={height * (1 - day[measure] / top)}
              height={(height * day[measure]) / top}
              fill="var(--color-maroon)"
              opacity={at === null || at === index ? 1 : 0.35}
            />
          ))}
        </svg>
      </div>
    </>
  )
}
