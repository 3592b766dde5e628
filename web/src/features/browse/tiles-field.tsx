import { useId } from 'react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { cx } from '#web/ui/cx.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import type { Filter } from './filter-table.ts'

/** What the field of any filter needs. */
export type FieldProps = {
  name: string
  filter: Filter<unknown>
  texts: unknown
  legend: string
  onChange: (name: string, value: unknown) => void
}

type Choice = Extract<Filter<unknown>, { kind: 'choice' }>

type TilesFieldProps = FieldProps & {
  filter: Choice
  /** Empty: none of them. */
  value: string
  facet: Facets[keyof Facets] | undefined | null
}

const tile =
  'relative grid h-11 cursor-pointer place-items-center rounded-control border border-edge/60 bg-card px-1 text-sm text-ink-2 transition-colors ' +
  'hover:border-edge hover:text-ink has-checked:border-maroon has-checked:bg-maroon-tint has-checked:font-medium has-checked:text-maroon ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2'

/** One of a few short values, all of them in sight; with counts, as pills that have room for them. */
export const TilesField = ({ name, filter, texts, legend, value, facet, onChange }: TilesFieldProps) => {
  const id = useId()
  // An address may name one that the panel does not offer.
  const offered = new Set([...(filter.options ?? filter.values), ...(value ? [value] : [])])
  if (facet !== null) {
    const counts = new Map(facet?.map((each) => [each.value, each.count]))
    const choices = [...offered].map((each) => ({
      value: each,
      label: filter.label(each, texts),
      count: facet && (counts.get(each) ?? 0),
    }))
    return (
      <FilterGroup legend={legend}>
        <ChoiceTiles
          shape="pills"
          radio={id}
          choices={[{ value: '', label: filter.all(texts), count: undefined }, ...choices]}
          chosen={[value]}
          onToggle={(each) => onChange(name, each || undefined)}
        />
      </FilterGroup>
    )
  }
  const tiles = [
    { value: '', shown: filter.all(texts), label: undefined },
    ...[...offered].map((each) => {
      const label = filter.label(each, texts)
      const short = filter.short?.(each, texts)
      return { value: each, shown: short ?? label, label: short ? label : undefined }
    }),
  ]
  return (
    <FilterGroup legend={legend}>
      <div className={cx('grid gap-2', filter.wide ? 'grid-cols-2' : 'grid-cols-4')}>
        {tiles.map((choice) => (
          <label key={choice.value} className={tile}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              aria-label={choice.label}
              onChange={() => onChange(name, choice.value || undefined)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            {choice.shown}
          </label>
        ))}
      </div>
    </FilterGroup>
  )
}
