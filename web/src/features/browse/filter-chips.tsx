import type { ReactNode, RefObject } from 'react'
import { RemovableChip } from '#web/ui/chip.tsx'
import { useChipFocus } from '#web/ui/use-chip-focus.ts'
import type { ActiveFilter } from './filter-table.ts'
import { useBrowseT, useShownAtOnce, type BrowseNamespace } from './use-browse.ts'

type Chip = ActiveFilter<string> & {
  label: string
  /** The label reads from left to right in any script. */
  isNumber?: boolean
  onRemove: () => void | Promise<void>
}

type FilterChipsProps = {
  namespace: BrowseNamespace
  chips: readonly Chip[]
  onClear: () => void
  /** The element that gets the focus after the last chip. */
  results: RefObject<HTMLElement | null>
  /** More chips, as items of a list, after the one of the text. */
  children?: ReactNode
}

/** The filters in use, each choice with a way to take it back. */
export const FilterChips = ({ namespace, chips, onClear, results, children }: FilterChipsProps) => {
  const { t } = useBrowseT(namespace)
  const focus = useChipFocus(results)
  const [shown, remove] = useShownAtOnce(
    chips,
    (now, { name, value }: Chip) => now.filter((chip) => chip.name !== name || chip.value !== value),
    ({ onRemove }) => onRemove(),
  )
  const items = shown.map((chip) => {
    const { name, value, label, isNumber } = chip
    return (
      <li key={name + value} className="max-w-full max-sm:shrink-0">
        <RemovableChip onRemove={() => remove(chip)} removeLabel={t('filters.remove', { filter: label })}>
          <span className="max-w-60 truncate">
            {isNumber ? <bdo dir="ltr">{label}</bdo> : <bdi>{label}</bdi>}
          </span>
        </RemovableChip>
      </li>
    )
  })
  const ofText = shown[0]?.name === 'search' ? 1 : 0
  return (
    <ul
      {...focus}
      aria-label={t('filters.chosen')}
      className="mb-5 flex min-h-9 items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {items.slice(0, ofText)}
      {children}
      {items.slice(ofText)}
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
