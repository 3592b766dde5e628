import { useId, type ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'

type Tile = {
  value: string
  label: ReactNode
  /** What it is called where the label alone says too little. */ name?: string
}

type FilterTilesProps = {
  legend: string
  /** Words take two to a row. */
  hasWords?: boolean
  tiles: readonly Tile[]
  value: string
  onChange: (value: string) => void
}

const tile =
  'relative grid h-11 cursor-pointer place-items-center rounded-control border border-edge/60 bg-card px-1 text-sm text-ink-2 transition-colors ' +
  'hover:border-edge hover:text-ink has-checked:border-maroon has-checked:bg-maroon-tint has-checked:font-medium has-checked:text-maroon ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2'

/** One of a few short marks, all of them in sight. */
export const FilterTiles = ({ legend, hasWords = false, tiles, value, onChange }: FilterTilesProps) => {
  const name = useId()
  return (
    <FilterGroup legend={legend}>
      <div className={cx('grid gap-2', hasWords ? 'grid-cols-2' : 'grid-cols-4')}>
        {tiles.map((choice) => (
          <label key={choice.value} className={tile}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FilterGroup>
  )
}
