import { useState } from 'react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { DeleteListingDialog } from '#web/features/own-listings/components/delete-listing-dialog.tsx'
import { InventoryRow } from './inventory-row.tsx'

type InventoryRowsProps = {
  user: CurrentUser
  listings: readonly OwnListing[]
  now: number
  isSelected: (id: string) => boolean
  onSelect: (selected: boolean, listings: readonly OwnListing[]) => void
  /** A row is gone, and the focus with it. */
  onGone: () => void
}

/** One page of one's own listings. */
export const InventoryRows = ({ user, listings, now, isSelected, onSelect, onGone }: InventoryRowsProps) => {
  const [deleting, setDeleting] = useState<OwnListing | null>(null)
  return (
    <>
      <ul className="flex flex-col gap-4">
        {listings.map((listing) => (
          <li key={listing.id}>
            <InventoryRow
              user={user}
              listing={listing}
              now={now}
              selected={isSelected(listing.id)}
              onSelect={onSelect}
              onDelete={setDeleting}
            />
          </li>
        ))}
      </ul>
      <DeleteListingDialog listing={deleting} onClose={() => setDeleting(null)} onDeleted={onGone} />
    </>
  )
}
