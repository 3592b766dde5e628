import { Search } from 'lucide-react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { countByFilter } from '../inventory/filters.ts'
import { inventorySorts, type InventorySort } from '../inventory/sort-listings.ts'
import type { Inventory } from '../inventory/use-inventory.ts'
import { InventoryFilters } from './inventory-filters.tsx'

type InventoryToolsProps = { inventory: Inventory; listings: readonly OwnListing[]; now: number }

/** Search, order and filters of the inventory. */
export const InventoryTools = ({ inventory, listings, now }: InventoryToolsProps) => {
  const { t } = useT('inventory')
  const dashboard = useT('dashboard')
  const { query, change } = inventory
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <TextField
          type="search"
          label={dashboard.t('search')}
          labelHidden
          placeholder={dashboard.t('search')}
          before={<Search aria-hidden />}
          value={query.search}
          onChange={(event) => change({ search: event.target.value })}
          className="min-w-56 flex-1"
        />
        <SelectField
          label={t('sort')}
          labelHidden
          value={query.sort}
          options={inventorySorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(event) => change({ sort: event.currentTarget.value as InventorySort })}
          className="max-sm:w-full sm:w-56"
        />
      </div>
      <InventoryFilters
        value={query.filter}
        counts={countByFilter(listings, now)}
        onChange={(filter) => change({ filter })}
      />
    </div>
  )
}
