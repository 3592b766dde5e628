import { useRef, useState } from 'react'
import { CarFront, Hourglass, SearchX } from 'lucide-react'
import { canPost } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useOwnListings } from '#web/features/own-listings/api/list-own-listings.ts'
import { DeleteDialog } from '#web/features/own-listings/components/delete-dialog.tsx'
import { ListingRow } from '#web/features/own-listings/components/listing-row.tsx'
import { ListingRowSkeleton } from '#web/features/own-listings/components/listing-row-skeleton.tsx'
import { RowActions } from '#web/features/own-listings/components/row-actions.tsx'
import { findListings } from '#web/features/own-listings/find-listings.ts'
import { usePublish } from '#web/features/own-listings/use-publish.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { PostButton } from './post-button.tsx'

type ListingListProps = { user: CurrentUser; search: string; onClearSearch: () => void }

const Rows = ({ user, listings }: { user: CurrentUser; listings: readonly OwnListing[] }) => {
  const { t } = useT('dashboard')
  const [deleting, setDeleting] = useState<OwnListing | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusList = useFocusLater(heading)
  const { publish, publishingId } = usePublish(user)
  const canPublish = ({ status }: OwnListing) => status === 'DRAFT' && canPost(user)
  return (
    <>
      <VisuallyHidden>
        <h2 ref={heading} tabIndex={-1}>
          {t('search.found', { count: listings.length })}
        </h2>
      </VisuallyHidden>
      <ul className="flex flex-col gap-4">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingRow
              listing={listing}
              actions={
                <RowActions
                  listing={listing}
                  publishing={publishingId === listing.id}
                  onPublish={canPublish(listing) ? () => void publish(listing) : undefined}
                  onDelete={() => setDeleting(listing)}
                />
              }
            />
          </li>
        ))}
      </ul>
      <DeleteDialog listing={deleting} onClose={() => setDeleting(null)} onDeleted={focusList} />
    </>
  )
}

/** One's own listings, or why there are none to see. */
export const ListingList = ({ user, search, onClearSearch }: ListingListProps) => {
  const { t } = useT('dashboard')
  const { data: listings, error, refetch } = useOwnListings()
  if (error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!listings)
    return (
      <div aria-busy className="flex flex-col gap-4">
        <ListingRowSkeleton />
        <ListingRowSkeleton />
        <ListingRowSkeleton />
      </div>
    )
  if (listings.length === 0)
    return canPost(user) ? (
      <EmptyState icon={<CarFront />} title={t('empty.title')} actions={<PostButton user={user} />}>
        {t('empty.text')}
      </EmptyState>
    ) : (
      <EmptyState icon={<Hourglass />} title={t('empty.blockedTitle')}>
        {t('empty.blockedText')}
      </EmptyState>
    )
  const found = findListings(listings, search)
  if (found.length === 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('search.none')}
        actions={
          <Button variant="secondary" onClick={onClearSearch}>
            {t('search.clear')}
          </Button>
        }
      />
    )
  return <Rows user={user} listings={found} />
}
