import { useId, useState, type ReactNode } from 'react'
import { toWesternDigits } from '#shared/rules/typed-phone.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'

export type Range = { min: number | undefined; max: number | undefined }

type RangeFilterProps = {
  legend: string
  /** The two fields, and what to say when the lowest is above the highest. */
  labels: { min: string; max: string; inverted: string }
  range: Range
  /** The largest number that can be asked for. */
  most: number
  /** Smaller numbers than this are read as thousands: "150" as 150,000. */
  least?: number
  onChange: (range: Partial<Range>) => void
  /** Other ways to set the range: a slider, common ranges. */
  children?: (set: (range: Partial<Range>) => void) => ReactNode
}

/** From and to in whole numbers, in digits of any script. */
export const RangeFilter = ({
  legend,
  labels,
  range,
  most,
  least = 0,
  onChange,
  children,
}: RangeFilterProps) => {
  const { language } = useT()
  const alertId = useId()
  const { shown, isInverted, type, set } = useWaitingRange(range, onChange)
  const field = (name: keyof Range) => ({
    label: labels[name],
    problemId: isInverted ? alertId : undefined,
    number: shown[name],
    // A zero limits nothing.
    read: (text: string) => {
      const number = Number(toWesternDigits(text).replace(/\D/g, ''))
      return Math.min(number < least ? number * 1000 : number, most) || undefined
    },
    write: (number: number | undefined) => (number === undefined ? '' : formatNumber(number, language)),
    onChange: (number: number | undefined) => type({ [name]: number }),
  })
  return (
    <FilterGroup legend={legend}>
      <div className="grid grid-cols-2 gap-3">
        <EndField {...field('min')} />
        <EndField {...field('max')} />
      </div>
      {isInverted && (
        <p role="alert" id={alertId} className="mt-1.5 text-xs text-red">
          {labels.inverted}
        </p>
      )}
      {children?.(set)}
    </FilterGroup>
  )
}

type EndFieldProps = {
  label: string
  problemId: string | undefined
  number: number | undefined
  read: (text: string) => number | undefined
  write: (number: number | undefined) => string
  onChange: (number: number | undefined) => void
}

const EndField = ({ label, problemId, number, read, write, onChange }: EndFieldProps) => {
  const { flush, ...field } = useDebouncedInput(
    write(number),
    (text) => write(read(text)),
    (text) => onChange(read(text)),
  )
  return (
    <TextField
      label={label}
      problemId={problemId}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={14}
      {...field}
      onKeyDown={({ key }) => key === 'Enter' && flush()}
    />
  )
}

/** A lowest number above the highest: nothing is for sale between them. */
const isInvertedRange = ({ min, max }: Range) => min !== undefined && max !== undefined && min > max

/**
 * The two ends, where an inverted pair is shown but not searched until one of them is fixed: that search could not find anything. Ends
 * that change elsewhere replace a pair that waits.
 */
const useWaitingRange = ({ min, max }: Range, onChange: (range: Partial<Range>) => void) => {
  const base = `${min}-${max}`
  const [waiting, setWaiting] = useState<{ base: string; range: Range }>()
  const shown = waiting?.base === base ? waiting.range : { min, max }
  /** A change of one end, beside the other as it is shown. */
  const type = (change: Partial<Range>) => {
    const range = { ...shown, ...change }
    setWaiting(isInvertedRange(range) ? { base, range } : undefined)
    if (!isInvertedRange(range)) onChange(range)
  }
  /** A change that has nothing to do with the typed ends. */
  const set = (change: Partial<Range>) => {
    setWaiting(undefined)
    onChange(change)
  }
  return { shown, isInverted: isInvertedRange(shown), type, set }
}

type Preset = Range & {
  label: string
  /** Absent while it is not known, and where there is none. */
  count?: number | undefined
}

type RangePresetsProps = {
  presets: readonly Preset[]
  range: Range
  set: (range: Range) => void
}

/** The ranges that people pick most; a second press takes one back. */
export const RangePresets = ({ presets, range, set }: RangePresetsProps) => {
  const { language } = useT()
  return (
    <ul className="mt-3 grid grid-cols-2 gap-2">
      {presets.map(({ label, min, max, count }) => {
        const isChosen = range.min === min && range.max === max
        return (
          <li key={label}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => set(isChosen ? { min: undefined, max: undefined } : { min, max })}
              className="h-full min-h-9 w-full rounded-control bg-sand-2/60 px-1 py-1 text-xs text-ink-2 tabular-nums transition-colors hover:bg-sand-2 hover:text-ink aria-pressed:bg-maroon-tint aria-pressed:text-maroon aria-pressed:ring-1 aria-pressed:ring-maroon forced-colors:border"
            >
              {/* Where both do not fit, the count has a line of its own. */}
              <bdi className="inline-block whitespace-nowrap">{label}</bdi>
              {count !== undefined && (
                <bdi className="mx-0.75 inline-block text-ink-3 transition-opacity in-data-outdated:opacity-40">
                  {`(${formatNumber(count, language)})`}
                </bdi>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
