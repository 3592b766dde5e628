import { memo, useState } from 'react'
import { Search } from 'lucide-react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import type { CarNames } from '#web/entities/catalogue/queries.ts'
import { fold } from '#web/i18n/fold.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FacetChecks, sameFilter, withChosen } from './facet-checks.tsx'
import { toggled } from './filter-table.ts'

/** The models of each make, by make. */
export type ModelsByMake = Readonly<Record<string, readonly string[]>>

type ModelGroup<Choice> = { makes: readonly string[]; choices: Choice[] }

type MakeFilterProps = {
  chosen: readonly string[]
  facet: Facets['make'] | undefined
  makeName: (make: string) => string
  onChange: (makes: readonly string[]) => void
}

/** The makes that have cars, most cars first, to be found by either of their names. */
export const MakeFilter = memo(({ chosen, facet, makeName, onChange }: MakeFilterProps) => {
  const { t } = useT('search')
  const [text, setText] = useState('')
  const wanted = fold(text)
  const choices = withChosen(facet, chosen)
    .map((choice) => ({ ...choice, label: makeName(choice.value) }))
    .filter(({ value, label }) => fold(value).includes(wanted) || fold(label).includes(wanted))
  return (
    <FilterGroup legend={t('make')}>
      <TextField
        label={t('make.search')}
        labelHidden
        placeholder={t('make.search')}
        type="search"
        autoComplete="off"
        before={<Search aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-2">
        <FacetChecks
          choices={choices}
          chosen={chosen}
          onToggle={(make) => onChange(toggled(chosen, make))}
          none={facet && t(wanted ? 'make.none' : 'choices.none')}
        />
      </div>
    </FilterGroup>
  )
}, sameFilter)

type ModelFilterProps = CarNames & {
  makes: readonly string[]
  chosen: readonly string[]
  /** Absent until those of the chosen makes are known. */
  facet: Facets['model'] | undefined
  /** The models could not be loaded. */
  failed: boolean
  /** Wanted for several makes only. */
  modelsByMake: ModelsByMake | undefined
  onChange: (models: readonly string[]) => void
}

/** The models of the chosen makes; under each make's name when there are several. */
export const ModelFilter = memo(
  ({ makes, chosen, facet, failed, modelsByMake, makeName, modelName, onChange }: ModelFilterProps) => {
    const { t, language } = useT('search')
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

/**
 * The models of several makes, by make, in the order of `makes`. A model name that several of the makes share is one value, which
 * finds the cars of all of them: it has a group of its own under all their names. Models of no known make come last.
 */
export const modelGroups = <Choice extends { value: string }>(
  choices: readonly Choice[],
  makes: readonly string[],
  modelsByMake: ModelsByMake,
): ModelGroup<Choice>[] => {
  const groups = new Map<string, ModelGroup<Choice>>(
    makes.map((make) => [make, { makes: [make], choices: [] }]),
  )
  const others: ModelGroup<Choice> = { makes: [], choices: [] }
  for (const choice of choices) {
    const owners = makes.filter((make) => modelsByMake[make]?.includes(choice.value))
    const key = owners.join('\n')
    const group = key ? (groups.get(key) ?? { makes: owners, choices: [] }) : others
    group.choices.push(choice)
    if (key) groups.set(key, group)
  }
  return [...groups.values(), others].filter((group) => group.choices.length > 0)
}
