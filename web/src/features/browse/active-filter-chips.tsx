import { lazy, Suspense, type RefObject } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { chipFilters, withoutFilter } from '#web/features/browse/active-filters.ts'
import type { FoundCars } from './search-listings.ts'
import type { CarNames } from '#web/entities/catalogue/queries.ts'
import { clearFilters, type SearchQuery } from '#web/features/browse/search-query.ts'
import { useChipFocus } from '#web/ui/use-chip-focus.ts'
import { useFilterLabel } from '#web/features/browse/use-filter-label.ts'

// Most searches have no text.
const UnderstoodChips = lazy(async () => ({
  default: (await import('./understood-chips.tsx')).UnderstoodChips,
}))

type ActiveFilterChipsProps = {
  query: SearchQuery
  names: CarNames
  found: FoundCars | undefined
  onChange: (next: (query: SearchQuery) => SearchQuery) => void
  /** Where the focus goes with the last chip. */
  results: RefObject<HTMLElement | null>
}

/** What narrows the results, each choice with a way to take it back; and what was understood of the text. */
export const ActiveFilterChips = ({ query, names, found, onChange, results }: ActiveFilterChipsProps) => {
  const { t } = useT('filters')
  const label = useFilterLabel(names)
  const focus = useChipFocus(results)
  const active = chipFilters(query, found)
  const chips = active.map((filter) => (
    <li key={filter.name + filter.value} className="max-w-full max-sm:shrink-0">
      <RemovableChip
        onRemove={() => onChange((now) => withoutFilter(now, filter))}
        removeLabel={t('filters.remove', { filter: label(filter) })}
      >
        <bdi className="max-w-60 truncate">{label(filter)}</bdi>
      </RemovableChip>
    </li>
  ))
  const ofText = active[0]?.name === 'search' ? 1 : 0

  return (
    <ul
      {...focus}
      aria-label={t('filters.chosen')}
      className="flex items-center gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {chips.slice(0, ofText)}
      {query.search && (
        // Fetched beside the answer: with it, its chips would push the cars down a moment later.
        <Suspense>
          <UnderstoodChips search={query.search} found={found} onChange={onChange} />
        </Suspense>
      )}
      {chips.slice(ofText)}
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
