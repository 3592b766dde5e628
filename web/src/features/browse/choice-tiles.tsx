import type { ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

type Choice = {
  value: string
  label: string
  /** Absent while it is not known, and where there is none. */
  count: number | undefined
}

/** Short words in a row, or pictures with their names below. */
export type TileShape = 'pills' | 'pictures'

type ChoiceTilesProps = {
  shape: TileShape
  choices: readonly Choice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
  /** A name for the group makes it one choice instead of any number. */
  radio?: string
  /** A picture or a drop of paint before the name. */
  mark?: ((value: string) => ReactNode) | undefined
}

const tile =
  'relative cursor-pointer items-center border border-edge/60 bg-card text-ink-2 hover:border-edge hover:text-ink ' +
  'has-checked:border-maroon has-checked:bg-maroon-tint has-checked:font-medium has-checked:text-maroon ' +
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-3 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2'

const shapes = {
  pills: {
    list: 'flex flex-wrap gap-2',
    tile: 'inline-flex min-h-10 gap-2 rounded-full px-3.5 text-sm whitespace-nowrap',
    input: 'rounded-full',
  },
  pictures: {
    list: 'grid grid-cols-3 gap-2 data-few:grid-cols-4',
    tile: 'flex h-full flex-col gap-0.5 rounded-control px-1 pt-2 pb-1.5 text-center text-xs',
    input: 'rounded-control',
  },
} as const

/** A few choices, all of them in sight, each with the number of cars it would show. */
export const ChoiceTiles = ({ shape, choices, chosen, onToggle, radio, mark }: ChoiceTilesProps) => {
  const { language } = useT()
  const style = shapes[shape]
  return (
    <ul data-few={choices.length <= 4 || undefined} className={style.list}>
      {choices.map(({ value, label, count }) => {
        const checked = chosen.includes(value)
        return (
          <li key={value}>
            <label className={cx(tile, style.tile)}>
              <input
                type={radio ? 'radio' : 'checkbox'}
                name={radio}
                value={value}
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={() => onToggle(value)}
                className={cx(
                  'absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed',
                  style.input,
                )}
              />
              {mark?.(value)}
              <bdi>{label}</bdi>
              {count !== undefined && (
                <bdi className="text-xs font-normal text-ink-3 tabular-nums transition-opacity in-data-outdated:opacity-40">
                  {/* Beside a name that is a number, too, it must not read as one. */}
                  {shape === 'pills' ? `(${formatNumber(count, language)})` : formatNumber(count, language)}
                </bdi>
              )}
            </label>
          </li>
        )
      })}
    </ul>
  )
}
