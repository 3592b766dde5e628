import { memo } from 'react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toggled } from '../search-query.ts'
import { sameFilter } from '../same-filter.ts'
import { FacetChecks } from './facet-checks.tsx'
import { FilterGroup } from './filter-group.tsx'

type ModelFilterProps = {
  chosen: readonly string[]
  facet: Facets['model'] | undefined
  modelName: (model: string) => string
  onChange: (models: readonly string[]) => void
}

/** The models of the chosen makes. */
export const ModelFilter = memo(({ chosen, facet, modelName, onChange }: ModelFilterProps) => {
  const { t } = useT('filters')
  const missing = chosen.filter((model) => !facet?.some(({ value }) => value === model))
  const choices = [...missing.map((value) => ({ value, count: facet && 0 })), ...(facet ?? [])]
  if (!facet)
    return (
      <FilterGroup legend={t('model')}>
        <Skeleton className="h-60 rounded-control" />
      </FilterGroup>
    )
  return (
    <FilterGroup legend={t('model')}>
      <FacetChecks
        choices={choices.map((choice) => ({ ...choice, label: modelName(choice.value) }))}
        chosen={chosen}
        onToggle={(model) => onChange(toggled(chosen, model))}
        className="-me-2 max-h-60 overflow-y-auto overscroll-contain pe-2 [scrollbar-width:thin]"
      />
    </FilterGroup>
  )
}, sameFilter)
