import type { RefObject } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { useChipFocus } from '#web/ui/use-chip-focus.ts'
import {
  activePlateFilters,
  withoutPlateFilter,
  type ActivePlateFilter,
} from '#web/entities/plate/active-filters.ts'
import { clearPlateFilters, type PlateSearch } from '#web/entities/plate/plate-search.ts'
import { isPattern } from '#web/entities/plate/typed-pattern.ts'
import { usePlateFilterLabel } from '#web/entities/plate/use-filter-label.ts'
import { NumberText } from './number-text.tsx'

type FilterChipsProps = {
  search: PlateSearch
  onChange: (next: (search: PlateSearch) => PlateSearch) => void
  /** Where the focus goes with the last chip. */
  results: RefObject<HTMLElement | null>
}

/** What narrows the list, each choice with a way to take it back. */
export const FilterChips = ({ search, onChange, results }: FilterChipsProps) => {
  const { t } = useT('plates')
  const labelOf = usePlateFilterLabel()
  const focus = useChipFocus(results)
  const shown = ({ name, value }: ActivePlateFilter, label: string) =>
    name === 'search' && isPattern(value) ? <NumberText>{label}</NumberText> : <bdi>{label}</bdi>
  return (
    <ul
      {...focus}
      aria-label={t('filters.chosen')}
      className="mb-5 flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {activePlateFilters(search).map((filter) => {
        const label = labelOf(filter)
        return (
          <li key={filter.name + filter.value} className="max-w-full max-sm:shrink-0">
            <RemovableChip
              onRemove={() => onChange((now) => withoutPlateFilter(now, filter))}
              removeLabel={t('filters.remove', { filter: label })}
            >
              <span className="max-w-60 truncate">{shown(filter, label)}</span>
            </RemovableChip>
          </li>
        )
      })}
      <li>
        <button
          type="button"
          onClick={() => onChange(clearPlateFilters)}
          className="min-h-9 px-2 text-sm whitespace-nowrap font-medium text-maroon underline-offset-4 hover:underline"
        >
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  )
}
