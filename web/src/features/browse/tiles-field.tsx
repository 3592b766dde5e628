import { useId } from 'react'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import type { Filter } from './filter-table.ts'

/** How many offers each choice of a filter would show. */
export type Facet = readonly { value: string; count: number }[]

/** The props of the field of any filter. */
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
  facet: Facet | undefined
}

/** One of a few short values, all of them in sight as pills. */
export const TilesField = ({ name, filter, texts, legend, value, facet, onChange }: TilesFieldProps) => {
  const id = useId()
  // An address may name one that the panel does not offer.
  const offered = new Set([...(filter.options ?? filter.values), ...(value ? [value] : [])])
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
