import { useT } from '#web/i18n/use-t.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { activeFilters, type ActiveFilter } from '../active-filters.ts'
import type { CarNames } from '../filter-words.ts'
import type { SearchFilters } from '../search-query.ts'
import { useFilterLabel } from '../use-filter-label.ts'

type ActiveFilterChipsProps = {
  query: SearchFilters
  names: CarNames
  onRemove: (filter: ActiveFilter) => void
  onClear: () => void
}

/** What narrows the results, each choice with a way to take it back. */
export const ActiveFilterChips = ({ query, names, onRemove, onClear }: ActiveFilterChipsProps) => {
  const { t } = useT('search')
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
            onRemove={() => onRemove(filter)}
            removeLabel={t('filters.remove', { filter: label(filter) })}
          >
            <bdi className="max-w-60 truncate">{label(filter)}</bdi>
          </RemovableChip>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="min-h-9 px-2 text-sm whitespace-nowrap font-medium text-maroon underline-offset-4 hover:underline"
        >
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  )
}
