import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { chipClass } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { inventoryFilters, type InventoryFilter } from '../inventory/filters.ts'

type InventoryFiltersProps = {
  value: InventoryFilter
  counts: Readonly<Record<InventoryFilter, number>>
  onChange: (filter: InventoryFilter) => void
}

/** Narrows the inventory to one standing. What no car has is left out, unless it is what was chosen. */
export const InventoryFilters = ({ value, counts, onChange }: InventoryFiltersProps) => {
  const { t, language } = useT('inventory')
  return (
    <div
      role="group"
      aria-label={t('filter')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {inventoryFilters
        .filter((filter) => filter === 'all' || filter === value || counts[filter] > 0)
        .map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === value}
            onClick={() => onChange(filter)}
            className={cx(
              chipClass,
              'shrink-0 focus-visible:-outline-offset-2 aria-pressed:bg-maroon-tint aria-pressed:text-maroon',
            )}
          >
            {t(`filter.${filter}`)}
            <span className="text-xs tabular-nums">{formatNumber(counts[filter], language)}</span>
          </button>
        ))}
    </div>
  )
}
