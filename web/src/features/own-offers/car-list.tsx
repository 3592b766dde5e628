import { useState } from 'react'
import { CarFront } from 'lucide-react'
import { toStockCar } from '#shared/rules/stock.ts'
import { canPost, isDealershipSeller } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useListingActs } from '#web/entities/listing/listing-acts.ts'
import { useListingTitle, useOwnListings } from '#web/entities/listing/own-listings.ts'
import { ExportButton } from '#web/entities/listing/export-button.tsx'
import { useRights } from '#web/entities/team/use-rights.ts'
import { PostButton } from '#web/entities/user/posting.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { choiceChipClass } from '#web/ui/chip.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectAll } from '#web/ui/select-all.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { shareOf, within } from '#web/ui/selection.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useSelection } from '#web/ui/use-selection.ts'
import { BulkActions } from './bulk-actions.tsx'
import { CarRow } from './car-row.tsx'
import {
  countByFilter,
  filterListings,
  findListings,
  inventoryFilters,
  inventorySorts,
  sortListings,
  type InventorySort,
} from './inventory-filters.ts'
import { useInventory, type Inventory } from './inventory-query.ts'
import { DeleteOfferDialog } from './offer-controls.tsx'
import { OfferList, OfferSearch, PostingBlocked } from './offer-list.tsx'
import { useBulk } from './use-bulk.tsx'

/** The seller's own cars, or why there are none. */
export const CarList = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const { canEdit } = useRights(user)
  const { data: listings, error, refetch } = useOwnListings()
  if (!listings && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!listings) return <CarListSkeleton />
  if (listings.length > 0) return <CarInventory user={user} listings={listings} />
  if (!canPost(user)) return <PostingBlocked user={user} />
  return (
    <EmptyState icon={<CarFront />} title={t('empty.title')} actions={canEdit && <PostButton user={user} />}>
      {t('empty.text')}
    </EmptyState>
  )
}

type CarInventoryProps = { user: CurrentUser; listings: readonly OwnListing[] }

/** A stock of hundreds of cars: search, filter, order, pages, and actions for many cars at once. */
const CarInventory = ({ user, listings }: CarInventoryProps) => {
  const { t } = useT('inventory')
  const dashboard = useT('dashboard')
  const titleOf = useListingTitle()
  // One moment for the whole list, so that counts and rows agree at midnight.
  const [now] = useState(Date.now)
  const inventory = useInventory()
  const { query, settled } = inventory
  const named = findListings(listings, settled)
  const found = sortListings(filterListings(named, query.filter, now), query.sort)
  const { selection, set, keep } = useSelection()
  const acts = useListingActs()
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const [deleting, setDeleting] = useState<OwnListing>()
  const { canEdit, isOwner } = useRights(user)
  const canSelect = canEdit || isOwner
  const bulk = useBulk({ user, onKeep: keep, onDone: focusHeading })
  return (
    <div className="flex flex-col gap-4">
      <CarFilters inventory={inventory} listings={named} now={now} />
      <OfferList
        inventory={inventory}
        found={found}
        heading={heading}
        focusHeading={focusHeading}
        countText={dashboard.t('search.found', { count: found.length })}
        none={
          settled
            ? { title: dashboard.t('search.none'), clear: dashboard.t('search.clear') }
            : { title: t('filter.none'), clear: t('filter.clear') }
        }
        renderSelectAll={(rows) =>
          canSelect && (
            <SelectAll
              label={t('selectPage')}
              share={shareOf(selection, rows)}
              onChange={(isOn) => set(isOn, rows)}
            />
          )
        }
        actions={isDealershipSeller(user) && <ExportButton of={found} />}
        renderRow={(listing) => (
          <CarRow
            user={user}
            listing={listing}
            now={now}
            selected={selection.has(listing.id)}
            onSelect={canSelect ? set : undefined}
            onDelete={setDeleting}
          />
        )}
      />
      <DeleteOfferDialog
        offer={deleting && titleOf(deleting)}
        dialogTitle={dashboard.t('delete.title')}
        onDelete={() => {
          if (deleting) acts.remove(deleting)
          focusHeading()
        }}
        onClose={() => setDeleting(undefined)}
      />
      <BulkActions
        bulk={bulk}
        selected={within(selection, found).map((listing) => toStockCar(listing, user))}
        now={now}
        canEdit={canEdit}
        canDelete={isOwner}
        found={found.length}
        onSelectAll={() => set(true, found)}
        onClear={() => keep([])}
      />
    </div>
  )
}

type CarFiltersProps = { inventory: Inventory; listings: readonly OwnListing[]; now: number }

/** Search, order and filters. A filter that finds no car is left out, unless it is the chosen one. */
const CarFilters = ({ inventory, listings, now }: CarFiltersProps) => {
  const { t, language } = useT('inventory')
  const { query, field, change } = inventory
  const counts = countByFilter(listings, now)
  return (
    <div className="flex flex-col gap-3">
      {/* On a phone one above the other: side by side the texts of both are cut. */}
      <div className="flex gap-3 max-sm:flex-col">
        <OfferSearch {...field} className="min-w-0 flex-1" />
        <SelectField
          label={t('sort')}
          labelHidden
          value={query.sort}
          options={inventorySorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(event) => change({ sort: event.currentTarget.value as InventorySort })}
          className="shrink-0 sm:w-56"
        />
      </div>
      <div
        role="group"
        aria-label={t('filter')}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {inventoryFilters
          .filter((filter) => filter === 'all' || filter === query.filter || counts[filter] > 0)
          .map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === query.filter}
              onClick={() => change({ filter })}
              className={cx(choiceChipClass, 'shrink-0 focus-visible:-outline-offset-2')}
            >
              {t(`filter.${filter}`)}
              <span className="text-xs tabular-nums">{formatNumber(counts[filter], language)}</span>
            </button>
          ))}
      </div>
    </div>
  )
}

const CarListSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    <Skeleton className="h-12 w-full rounded-control" />
    <Skeleton className="h-9 w-60" />
    {['first', 'second', 'third'].map((name) => (
      <div
        key={name}
        aria-hidden
        // The geometry of a CarRow.
        className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4"
      >
        <Skeleton className="aspect-[4/3] w-full rounded-control" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-6 w-20 rounded-full" />
          <Skeleton className="h-5 w-full max-w-60" />
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-4 w-40 max-w-full max-sm:hidden" />
        </div>
        <Skeleton className="col-span-full h-5 w-48 max-w-full sm:hidden" />
        <div className="col-span-full border-t border-line pt-3">
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
    ))}
  </div>
)
