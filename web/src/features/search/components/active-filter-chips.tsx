import { useT } from '#web/i18n/use-t.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { activeFilters, withoutFilter } from '../active-filters.ts'
import type { CarNames } from '../filter-words.ts'
import { clearFilters, type SearchQuery } from '../search-query.ts'
import { useFilterLabel } from '../use-filter-label.ts'

type ActiveFilterChipsProps = {
  query: SearchQuery
  names: CarNames
  onChange: (next: (query: SearchQuery) => SearchQuery) => void
}

/** What narrows the results, each choice with a way to take it back. */
export const ActiveFilterChips = ({ query, names, onChange }: ActiveFilterChipsProps) => {
  const { t } = useT('filters')
  const label = useFilterLabel(names)
  const active = activeFilters(query)
  if (active.length === 0) return null
  return (
    <ul
      aria-label={t('filters.chosen')}
      className="flex items-center gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {active.map((filter) => (
        <li key={filter.name + filter.value} className="max-w-full max-sm:shrink-0">
          <RemovableChip
            onRemove={() => onChange((now) => withoutFilter(now, filter))}
            removeLabel={t('filters.remove', { filter: label(filter) })}
          >
            <bdi className="max-w-60 truncate">{label(filter)}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(clearFilters)}
          className="min-h-9 px-2 text-sm whitespace-nowrap font-medium text-maroon underline-offset-4 hover:underline"
        >
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  )
}
