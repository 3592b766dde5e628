import { memo } from 'react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { useT } from '#web/i18n/use-t.ts'
import { standingChoices, wordOf, type WordFilter as Name } from '#web/features/browse/filter-words.ts'
import { toggled } from '#web/features/browse/search-query.ts'
import { sameFilter } from '#web/features/browse/same-filter.ts'
import { FacetChecks } from './facet-checks.tsx'
import { FilterGroup } from '#web/ui/filter-group.tsx'

type WordFilterProps = {
  name: Name
  chosen: readonly string[]
  facet: Facets[Name] | undefined
  onChange: (values: readonly string[]) => void
}

/** A filter over a short, known vocabulary: body, city, fuel, transmission, condition. */
export const WordFilter = memo(({ name, chosen, facet, onChange }: WordFilterProps) => {
  const { t, language } = useT('filters')
  const counts = new Map(facet?.map(({ value, count }) => [value, count]))
  const values = new Set([...standingChoices[name], ...counts.keys(), ...chosen])
  const choices = [...values]
    .map((value) => ({
      value,
      label: wordOf(name, value, language),
      count: facet && (counts.get(value) ?? 0),
    }))
    .filter(({ value, count }) => count !== 0 || chosen.includes(value))
  return (
    <FilterGroup legend={t(name)}>
      <FacetChecks
        choices={choices}
        chosen={chosen}
        onToggle={(value) => onChange(toggled(chosen, value))}
        none={facet && t('choices.none')}
      />
    </FilterGroup>
  )
}, sameFilter)
