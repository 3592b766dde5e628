import { memo } from 'react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CarNames } from '#web/entities/catalogue/queries.ts'
import { withChosen } from '#web/features/browse/folded-choices.ts'
import { modelGroups, type ModelsByMake } from '#web/features/browse/model-groups.ts'
import { toggled } from '#web/features/browse/search-query.ts'
import { sameFilter } from '#web/features/browse/same-filter.ts'
import { FacetChecks } from './facet-checks.tsx'
import { FilterGroup } from '#web/ui/filter-group.tsx'

type ModelFilterProps = CarNames & {
  makes: readonly string[]
  chosen: readonly string[]
  /** Absent until those of the chosen makes are known. */
  facet: Facets['model'] | undefined
  /** They could not be had. */
  failed: boolean
  /** Wanted for several makes only. */
  modelsByMake: ModelsByMake | undefined
  onChange: (models: readonly string[]) => void
}

/** The models of the chosen makes; under each make's name when there are several. */
export const ModelFilter = memo(
  ({ makes, chosen, facet, failed, modelsByMake, makeName, modelName, onChange }: ModelFilterProps) => {
    const { t, language } = useT('filters')
    const grouped = makes.length > 1
    if ((!facet && !failed) || (grouped && !modelsByMake))
      return (
        <FilterGroup legend={t('model')}>
          <Skeleton className="h-60 rounded-control" />
        </FilterGroup>
      )
    const choices = withChosen(facet, chosen).map((choice) => ({ ...choice, label: modelName(choice.value) }))
    const checks = (some: typeof choices) => (
      <FacetChecks
        choices={some}
        chosen={chosen}
        onToggle={(model) => onChange(toggled(chosen, model))}
        none={facet && t('choices.none')}
      />
    )
    if (!grouped || choices.length === 0)
      return <FilterGroup legend={t('model')}>{checks(choices)}</FilterGroup>
    const names = new Intl.ListFormat(language)
    return (
      <FilterGroup legend={t('model')}>
        {modelGroups(choices, makes, modelsByMake ?? {}).map((group) => {
          const name = group.makes.length ? names.format(group.makes.map(makeName)) : t('model.others')
          return (
            <div key={name} role="group" aria-label={name} className="mt-2 first:mt-0">
              <p aria-hidden className="text-xs font-medium text-ink-3">
                <bdi>{name}</bdi>
              </p>
              {checks(group.choices)}
            </div>
          )
        })}
      </FilterGroup>
    )
  },
  sameFilter,
)
