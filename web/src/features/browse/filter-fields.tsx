import { memo, useId, type ReactNode } from 'react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { FacetChecks, sameFilter } from './facet-checks.tsx'
import { toggled, type Filter, type FilterTable } from './filter-table.ts'

/** The groups of a table whose filters are ranges of numbers. */
type RangeGroup<Table> = {
  [Name in keyof Table]: Table[Name] extends { kind: 'number'; group: infer Group } ? Group : never
}[keyof Table]

type FilterFieldsProps<Table, Group extends string, Filters, Texts> = {
  table: Table
  groups: readonly Group[]
  legend: (group: Group) => string
  filters: Filters
  texts: Texts
  onChange: (change: Partial<Filters>) => void
  /** Counts beside the choices: undefined until they are known, null where choices have none. */
  facets: Facets | undefined | null
  /** The text where no choice has cars. */
  none?: string
  /** The fields of groups that are more than a list of choices: of every range, and of others. */
  special: Partial<Record<Group, ReactNode>> & Record<Extract<RangeGroup<Table>, Group>, ReactNode>
}

type Flag = Extract<Filter<unknown>, { kind: 'flag' }>
type Choice = Extract<Filter<unknown>, { kind: 'choice' }>
type List = Extract<Filter<unknown>, { kind: 'list' }>

/** The filters of some groups: lists, choices and flags drawn by their kind, others by `special`. Choices take effect at once. */
export const FilterFields = <Table extends FilterTable<Texts>, Group extends string, Filters, Texts>({
  table,
  groups,
  legend,
  filters,
  texts,
  onChange,
  facets,
  none,
  special,
}: FilterFieldsProps<Table, Group, Filters, Texts>) =>
  groups.map((group) => {
    if (group in special) return special[group]
    const names = Object.keys(table).filter((name) => table[name]!.group === group)
    const set = (name: string, value: unknown) => onChange({ [name]: value } as Partial<Filters>)
    const [name = ''] = names
    const filter = table[name] as Flag | Choice | List
    const field = { name, filter, texts, legend: legend(group), onChange: set }
    const value = filters[name as keyof Filters]
    if (filter.kind === 'flag')
      return (
        <FlagsField
          key={group}
          {...field}
          table={table as FilterTable<Texts> as FilterTable<unknown>}
          names={names}
          chosen={names.filter((each) => filters[each as keyof Filters])}
          facets={facets}
        />
      )
    if (filter.kind === 'choice')
      return <TilesField key={group} {...field} filter={filter} value={(value as string | undefined) ?? ''} />
    return (
      <ListField
        key={group}
        {...field}
        filter={filter}
        chosen={value as readonly string[]}
        facet={facets && facets[name as keyof Facets]}
        none={none}
      />
    )
  })

type FieldProps = {
  name: string
  filter: Filter<unknown>
  texts: unknown
  legend: string
  onChange: (name: string, value: unknown) => void
}

type ListFieldProps = FieldProps & {
  filter: List
  chosen: readonly string[]
  facet: Facets[keyof Facets] | undefined | null
  none: string | undefined
}

/** A vocabulary of which several words can be ticked. With counts, only words that have cars are offered. */
const ListField = memo(({ name, filter, texts, legend, chosen, facet, none, onChange }: ListFieldProps) => {
  const counts = new Map(facet?.map(({ value, count }) => [value, count]))
  const offered = new Set([...(filter.options ?? filter.values ?? []), ...counts.keys(), ...chosen])
  const choices = [...offered]
    .map((value) => ({
      value,
      label: filter.label(value, texts),
      count: facet ? (counts.get(value) ?? 0) : undefined,
    }))
    .filter(({ value, count }) => count !== 0 || chosen.includes(value))
  const toggle = (value: string) => onChange(name, toggled(chosen, value))
  return (
    <FilterGroup legend={legend}>
      {facet === null ? (
        <ul>
          {choices.map(({ value, label }) => (
            <li key={value}>
              <Checkbox
                label={label}
                after={filter.after?.(value)}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <FacetChecks choices={choices} chosen={chosen} onToggle={toggle} none={facet && none} />
      )}
    </FilterGroup>
  )
}, sameFilter)

type FlagsFieldProps = Omit<FieldProps, 'filter' | 'name'> & {
  table: FilterTable<unknown>
  names: readonly string[]
  /** The names of those that are on. */
  chosen: readonly string[]
  facets: Facets | undefined | null
}

/** Filters that are on or off, each with the number of cars that have it. */
const FlagsField = memo(({ table, names, texts, legend, chosen, facets, onChange }: FlagsFieldProps) => {
  const countOf = (name: string) =>
    facets?.[name as keyof Facets].find(({ value }) => value === 'true')?.count ?? 0
  const choices = names.map((name) => ({
    value: name,
    label: table[name]!.label('true', texts),
    count: facets ? countOf(name) : undefined,
  }))
  return (
    <FilterGroup legend={legend}>
      <FacetChecks
        choices={choices}
        chosen={chosen}
        onToggle={(name) => onChange(name, !chosen.includes(name))}
      />
    </FilterGroup>
  )
}, sameFilter)

type TilesFieldProps = FieldProps & {
  filter: Choice
  /** Empty: none of them. */
  value: string
}

const tile =
  'relative grid h-11 cursor-pointer place-items-center rounded-control border border-edge/60 bg-card px-1 text-sm text-ink-2 transition-colors ' +
  'hover:border-edge hover:text-ink has-checked:border-maroon has-checked:bg-maroon-tint has-checked:font-medium has-checked:text-maroon ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2'

/** One of a few short values, all of them in sight. */
const TilesField = ({ name, filter, texts, legend, value, onChange }: TilesFieldProps) => {
  const id = useId()
  // An address may name one that the panel does not offer.
  const offered = new Set([...(filter.options ?? filter.values), ...(value ? [value] : [])])
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
