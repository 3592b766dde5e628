import { memo } from 'react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { FlagFilter, SearchFilters } from '#web/features/browse/search-query.ts'
import { sameFilter } from '#web/features/browse/same-filter.ts'
import { FacetChecks } from './facet-checks.tsx'
import { FilterGroup } from '#web/ui/filter-group.tsx'

type FlagFiltersProps = {
  legend: string
  names: readonly FlagFilter[]
  /** Those of them that are on. */
  chosen: readonly FlagFilter[]
  facets: Facets | undefined
  onChange: (change: Partial<SearchFilters>) => void
}

/** Filters that are on or off, each with the number of cars that have it. */
export const FlagFilters = memo(({ legend, names, chosen, facets, onChange }: FlagFiltersProps) => {
  const { t } = useT('filters')
  const countOf = (name: FlagFilter) => facets?.[name].find(({ value }) => value === 'true')?.count ?? 0
  return (
    <FilterGroup legend={legend}>
      <FacetChecks
        choices={names.map((name) => ({ value: name, label: t(name), count: facets && countOf(name) }))}
        chosen={chosen}
        onToggle={(name) => onChange({ [name]: !chosen.includes(name as FlagFilter) })}
      />
    </FilterGroup>
  )
}, sameFilter)
