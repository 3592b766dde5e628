import { memo, useState } from 'react'
import { Search } from 'lucide-react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { fold } from '#web/i18n/fold.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { withChosen } from '#web/features/browse/folded-choices.ts'
import { toggled } from '#web/features/browse/search-query.ts'
import { sameFilter } from '#web/features/browse/same-filter.ts'
import { FacetChecks } from './facet-checks.tsx'
import { FilterGroup } from '#web/ui/filter-group.tsx'

type MakeFilterProps = {
  chosen: readonly string[]
  facet: Facets['make'] | undefined
  makeName: (make: string) => string
  onChange: (makes: readonly string[]) => void
}

/** The makes that have cars, most cars first, to be found by either of their names. */
export const MakeFilter = memo(({ chosen, facet, makeName, onChange }: MakeFilterProps) => {
  const { t } = useT('filters')
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
