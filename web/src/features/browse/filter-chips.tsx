import type { ReactNode, RefObject } from 'react'
import { RemovableChip } from '#web/ui/chip.tsx'
import { useChipFocus } from '#web/ui/use-chip-focus.ts'
import type { ActiveFilter } from './filter-table.ts'
import { NumberText } from './plate-pattern.tsx'
import { useBrowseT, type BrowseNamespace } from './use-browse.ts'

type FilterChipsProps<Name> = {
  namespace: BrowseNamespace
  active: readonly ActiveFilter<Name>[]
  labelOf: (filter: ActiveFilter<Name>) => string
  /** A label that reads from left to right, whatever its script. */
  isNumber?: (filter: ActiveFilter<Name>) => boolean
  onRemove: (filter: ActiveFilter<Name>) => void
  onClear: () => void
  /** Where the focus goes with the last chip. */
  results: RefObject<HTMLElement | null>
  /** More chips, as items of a list, after the one of the text. */
  children?: ReactNode
}

/** The filters in use, each choice with a way to take it back. */
export const FilterChips = <Name extends string>({
  namespace,
  active,
  labelOf,
  isNumber,
  onRemove,
  onClear,
  results,
  children,
}: FilterChipsProps<Name>) => {
  const { t } = useBrowseT(namespace)
  const focus = useChipFocus(results)
  const chips = active.map((filter) => {
    const label = labelOf(filter)
    return (
      <li key={filter.name + filter.value} className="max-w-full max-sm:shrink-0">
        <RemovableChip onRemove={() => onRemove(filter)} removeLabel={t('filters.remove', { filter: label })}>
          <span className="max-w-60 truncate">
            {isNumber?.(filter) ? <NumberText>{label}</NumberText> : <bdi>{label}</bdi>}
          </span>
        </RemovableChip>
      </li>
    )
  })
  const ofText = active[0]?.name === 'search' ? 1 : 0
  return (
    <ul
      {...focus}
      aria-label={t('filters.chosen')}
      className="mb-5 flex min-h-9 items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {chips.slice(0, ofText)}
      {children}
      {chips.slice(ofText)}
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
