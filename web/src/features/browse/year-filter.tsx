import { memo, useState } from 'react'
import { filterYears } from '#shared/rules/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { SearchFilters } from '#web/features/browse/search-query.ts'
import { sameFilter } from '#web/features/browse/same-filter.ts'
import { FilterGroup } from '#web/ui/filter-group.tsx'

type Years = Pick<SearchFilters, 'minYear' | 'maxYear'>

/** From and to; a year that would leave nothing between them cannot be chosen. */
export const YearFilter = memo(
  ({ minYear, maxYear, onChange }: Years & { onChange: (years: Partial<Years>) => void }) => {
    const { t } = useT('filters')
    const common = useT()
    const [today] = useState(() => new Date())
    // An address may name a year that the list does not offer.
    const offered = new Set([...filterYears(today), minYear, maxYear].filter((year) => year !== undefined))
    const years = [...offered].toSorted((a, b) => b - a)
    const field = (name: keyof Years, fits: (year: number) => boolean) => (
      <SelectField
        label={t(name === 'minYear' ? 'year.min' : 'year.max')}
        placeholder={common.t('any')}
        value={String({ minYear, maxYear }[name] ?? '')}
        onChange={({ target }) => onChange({ [name]: Number(target.value) || undefined })}
        options={years.map((year) => ({ value: `${year}`, label: `${year}`, disabled: !fits(year) }))}
      />
    )
    return (
      <FilterGroup legend={t('year')}>
        <div className="grid grid-cols-2 gap-3">
          {field('minYear', (year) => maxYear === undefined || year <= maxYear)}
          {field('maxYear', (year) => minYear === undefined || year >= minYear)}
        </div>
      </FilterGroup>
    )
  },
  sameFilter,
)
