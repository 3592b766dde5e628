import { memo, type ReactNode } from 'react'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { ChoiceTiles, type TileShape } from './choice-tiles.tsx'
import { FacetChecks, sameFilter } from './facet-checks.tsx'
import { TilesField, type Facet, type FieldProps } from './tiles-field.tsx'
import { toggled, type Filter, type FilterTable } from './filter-table.ts'

/** The groups of a table whose filters are ranges of numbers. */
type RangeGroup<Table> = {
  [Name in keyof Table]: Table[Name] extends { kind: 'number'; group: infer Group } ? Group : never
}[keyof Table]

/** How a list looks that is not one of rows. */
export type Look = { shape: TileShape; mark?: (value: string) => ReactNode }

type FilterFieldsProps<Table, Group extends string, Filters, Texts> = {
  table: Table
  groups: readonly Group[]
  legend: (group: Group) => string
  filters: Filters
  texts: Texts
  onChange: (change: Partial<Filters>) => void
  /** Counts beside the choices, by the name of the filter: undefined until they are known. */
  facets: Facets | undefined
  /** The text where no choice has any. */
  none?: string
  /** Lists that are pills or pictures, by the name of the filter. */
  looks?: Readonly<Record<string, Look>>
  /** The fields of groups that are more than a list of choices: of every range, and of others. */
  special: Partial<Record<Group, ReactNode>> & Record<Extract<RangeGroup<Table>, Group>, ReactNode>
}

type Facets = Readonly<Partial<Record<string, Facet>>>

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
  looks,
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
      return (
        <TilesField
          key={group}
          {...field}
          filter={filter}
          value={(value as string | undefined) ?? ''}
          facet={facets?.[name]}
        />
      )
    return (
      <ListField
        key={group}
        {...field}
        filter={filter}
        chosen={value as readonly string[]}
        facet={facets?.[name]}
        none={none}
        look={looks?.[name]}
      />
    )
  })

type ListFieldProps = FieldProps & {
  filter: List
  chosen: readonly string[]
  facet: Facet | undefined
  none: string | undefined
  look: Look | undefined
}

/**
 * A vocabulary of which several words can be ticked. With counts, only words that have any are offered; of pictures all, so that each
 * keeps its place.
 */
const ListField = memo(
  ({ name, filter, texts, legend, chosen, facet, none, look, onChange }: ListFieldProps) => {
    const counts = new Map(facet?.map(({ value, count }) => [value, count]))
    const counted = filter.isClosed ? [] : counts.keys()
    const offered = new Set([...(filter.options ?? filter.values ?? []), ...counted, ...chosen])
    const choices = [...offered]
      .map((value) => ({
        value,
        label: filter.label(value, texts),
        example: filter.example?.(value),
        count: facet ? (counts.get(value) ?? 0) : undefined,
      }))
      .filter(({ value, count }) => look?.shape === 'pictures' || count !== 0 || chosen.includes(value))
    const toggle = (value: string) => onChange(name, toggled(chosen, value))
    return (
      <FilterGroup legend={legend}>
        {look ? (
          <>
            <ChoiceTiles {...look} choices={choices} chosen={chosen} onToggle={toggle} />
            {choices.length === 0 && <p className="py-2 text-sm text-ink-2">{none}</p>}
          </>
        ) : (
          <FacetChecks choices={choices} chosen={chosen} onToggle={toggle} none={facet && none} />
        )}
      </FilterGroup>
    )
  },
  sameFilter,
)

type FlagsFieldProps = Omit<FieldProps, 'filter' | 'name'> & {
  table: FilterTable<unknown>
  names: readonly string[]
  /** The names of those that are on. */
  chosen: readonly string[]
  facets: Facets | undefined
}

/** Filters that are on or off, each with the number of offers that have it. */
const FlagsField = memo(({ table, names, texts, legend, chosen, facets, onChange }: FlagsFieldProps) => {
  const countOf = (name: string) => {
    // Some are not counted.
    const facet = facets?.[name]
    return facet && (facet.find(({ value }) => value === 'true')?.count ?? 0)
  }
  const choices = names.map((name) => ({
    value: name,
    label: table[name]!.label('true', texts),
    count: countOf(name),
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
