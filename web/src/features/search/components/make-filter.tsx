import { memo, useState } from 'react'
import { Search } from 'lucide-react'
import type { Facets } from '#shared/schemas/listing-query.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { fold } from '../fold.ts'
import { toggled } from '../search-query.ts'
import { sameFilter } from '../same-filter.ts'
import { FacetChecks } from './facet-checks.tsx'
import { FilterGroup } from './filter-group.tsx'

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
  const missing = chosen.filter((make) => !facet?.some(({ value }) => value === make))
  const choices = [...missing.map((value) => ({ value, count: facet && 0 })), ...(facet ?? [])]
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
      {/* As tall with many makes as with few, so that nothing below moves; the half row says that there is more. */}
      <div className="mt-2 -me-2 h-65 overflow-y-auto overscroll-contain pe-2 [scrollbar-width:thin]">
        {facet ? (
          <FacetChecks
            choices={choices}
            chosen={chosen}
            onToggle={(make) => onChange(toggled(chosen, make))}
          />
        ) : (
          Array.from({ length: 7 }, (_, index) => <Skeleton key={index} className="my-3 h-4 w-2/3" />)
        )}
        {wanted && choices.length === 0 && <p className="py-2 text-sm text-ink-2">{t('make.none')}</p>}
      </div>
    </FilterGroup>
  )
}, sameFilter)
