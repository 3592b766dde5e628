import { useId } from 'react'
import { useDayPicker } from './use-day-picker.ts'

/** A day and the heights of its bars, which stand on one another, the lowest first. */
export type ChartDay = { day: string; bars: readonly number[] }

// The share of a day's room that its bar takes: a week's would else be slabs.
const barWidth = (days: number): number => (days <= 7 ? 0.4 : 0.65)
const height = 100

type StackProps = {
  day: ChartDay
  index: number
  width: number
  top: number
  fills: readonly string[]
  isDimmed: boolean
}

const Stack = ({ day, index, width, top, fills, isDimmed }: StackProps) => {
  let below = 0
  return day.bars.map((value, place) => {
    below += value
    return (
      <rect
        key={fills[place]}
        x={index + (1 - width) / 2}
        width={width}
        y={height * (1 - below / top)}
        height={(height * value) / top}
        fill={fills[place]}
        opacity={isDimmed ? 0.35 : 1}
      />
    )
  })
}

type ChartPlotProps = {
  label: string
  /** The keys that choose a day. */
  hint: string
  days: readonly ChartDay[]
  /** A colour for each bar of a day. */
  fills: readonly string[]
  ticks: readonly number[]
  /** The chosen day, by its place; null when none is. */
  at: number | null
  onPick: (at: number | null) => void
  /** A day as it is read out, by its place. */
  wordsOf: (index: number) => string
}

/** The bars over their grid. A mouse, a finger or the arrow keys choose a day. */
export const ChartPlot = ({ label, hint, days, fills, ticks, at, onPick, wordsOf }: ChartPlotProps) => {
  const hintId = useId()
  const picker = useDayPicker(days.length, at, onPick)
  const top = ticks.at(-1)!
  const width = barWidth(days.length)
  const last = days.length - 1
  // Another period may have fewer days than the one in which it was chosen.
  const chosen = Math.min(at ?? last, last)
  return (
    <>
      <span id={hintId} className="sr-only">
        {hint}
      </span>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={wordsOf(chosen)}
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
            <Stack
              key={day.day}
              {...{ day, index, width, top, fills }}
              isDimmed={at !== null && at !== index}
            />
          ))}
        </svg>
      </div>
    </>
  )
}
