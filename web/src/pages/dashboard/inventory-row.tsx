import { memo, Suspense } from 'react'
import { canPost } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { ListingRow } from '#web/features/own-listings/components/listing-row.tsx'
import { RowActions } from '#web/features/own-listings/components/row-actions.tsx'
import { usePublish } from '#web/features/own-listings/use-publish.ts'

// Few cars are rejected.
const CarRejection = lazyPage<{ listing: OwnListing; canEdit: boolean }>(
  async () => (await import('./car-rejection.tsx')).CarRejection,
  ['rejection'],
)

type InventoryRowProps = {
  user: CurrentUser
  listing: OwnListing
  now: number
  selected: boolean
  onSelect: (selected: boolean, listings: readonly OwnListing[]) => void
  onDelete: (listing: OwnListing) => void
}

/** A listing with its acts. Drawn again only when something of its own changes: a page has many, and people type above them. */
export const InventoryRow = memo(
  ({ user, listing, now, selected, onSelect, onDelete }: InventoryRowProps) => {
    const { publish, publishingId } = usePublish(user)
    const canEdit = canPost(user)
    const canPublish = canEdit && listing.status === 'DRAFT'
    return (
      <ListingRow
        listing={listing}
        now={now}
        selected={selected}
        onSelect={(isOn) => onSelect(isOn, [listing])}
        canEdit={canEdit}
        actions={
          <RowActions
            listing={listing}
            canEdit={canEdit}
            publishing={publishingId !== null}
            onPublish={canPublish ? () => void publish(listing) : undefined}
            onDelete={() => onDelete(listing)}
          />
        }
        rejection={
          <Suspense fallback={<div aria-busy className="min-h-24 rounded-control bg-red-tint" />}>
            <CarRejection listing={listing} canEdit={canEdit} />
          </Suspense>
        }
      />
    )
  },
)
