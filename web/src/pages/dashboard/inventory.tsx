import { useRef, useState } from 'react'
import { SearchX } from 'lucide-react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { canPost, isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { InventoryTools } from '#web/features/own-listings/components/inventory-tools.tsx'
import { findListings } from '#web/features/own-listings/find-listings.ts'
import { filterListings } from '#web/features/own-listings/inventory/filters.ts'
import { sortListings } from '#web/features/own-listings/inventory/sort-listings.ts'
import { useInventory } from '#web/features/own-listings/inventory/use-inventory.ts'
import { ExportButton } from '#web/features/import-stock/components/export-button.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SelectAll } from '#web/ui/select-all.tsx'
import { shareOf, within } from '#web/ui/selection.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useSelection } from '#web/ui/use-selection.ts'
import { InventoryBulk } from './inventory-bulk.tsx'
import { InventoryRows } from './inventory-rows.tsx'

const pageSize = 25

/** A stock of hundreds, by search, filter, order and page, with what can be done to many of its cars at once. */
export const Inventory = ({ user, listings }: { user: CurrentUser; listings: readonly OwnListing[] }) => {
  const { t } = useT('inventory')
  const dashboard = useT('dashboard')
  // One moment for the whole list: a count must not differ from the rows for a midnight.
  const [now] = useState(Date.now)
  const inventory = useInventory()
  const { query, settled } = inventory
  const named = findListings(listings, settled)
  const found = sortListings(filterListings(named, query.filter, now), query.sort)
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(query.page, pageCount)
  const rows = found.slice((page - 1) * pageSize, page * pageSize)

  const { selection, set, keep } = useSelection()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusList = useFocusLater(heading)

  const goTo = (to: number) => {
    inventory.goTo(to)
    focusList()
  }
  return (
    <div className="flex flex-col gap-4">
      <InventoryTools inventory={inventory} listings={named} now={now} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {rows.length > 0 && (
          <SelectAll
            label={t('selectPage')}
            share={shareOf(selection, rows)}
            onChange={(isOn) => set(isOn, rows)}
          />
        )}
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 text-sm font-normal tracking-normal text-ink-2 tabular-nums"
        >
          {dashboard.t('search.found', { count: found.length })}
        </h3>
        {isDealershipSeller(user) && (
          <span className="ms-auto">
            <ExportButton listings={found} />
          </span>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={settled ? dashboard.t('search.none') : t('filter.none')}
          actions={
            <Button variant="secondary" onClick={inventory.clear}>
              {settled ? dashboard.t('search.clear') : t('filter.clear')}
            </Button>
          }
        />
      ) : (
        <InventoryRows
          user={user}
          listings={rows}
          now={now}
          isSelected={(id) => selection.has(id)}
          onSelect={set}
          onGone={focusList}
        />
      )}
      <Pagination page={page} pageCount={pageCount} onSelect={goTo} hrefOf={inventory.hrefOf} />
      <InventoryBulk
        selected={within(selection, found)}
        canEdit={canPost(user)}
        found={found.length}
        onSelectAll={() => set(true, found)}
        onKeep={keep}
        onDone={focusList}
      />
    </div>
  )
}
