import { useQuery } from '@tanstack/react-query'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownListingQuery } from '#web/entities/listing/own-listings.ts'
import { differencesFrom } from './differences.ts'
import type { Catalogue } from './title.ts'
import type { SaveIntent } from './use-save.ts'
import type { Wizard } from './use-wizard.ts'
import { ConflictList } from './conflict-list.tsx'

type ConflictDialogProps = {
  open: boolean
  onClose: () => void
  wizard: Wizard
  listingId: string
  catalogue: Catalogue | undefined
  /** What was being done when the conflict was found; null when nothing is to be saved yet. */
  intent: SaveIntent | null
  /** Both get the listing as it is now. */
  onTheirs: (listing: OwnListing) => void
  onMine: (listing: OwnListing) => void
}

/** Somebody changed the listing meanwhile: it shows what differs, and nothing is overwritten without a decision. */
export const ConflictDialog = ({
  open,
  onClose,
  wizard,
  listingId,
  catalogue,
  ...on
}: ConflictDialogProps) => {
  const { t } = useT('guidance')
  const { t: sell } = useT('sell')
  // What this page has read is just what is out of date.
  const { data, error, isFetching, refetch } = useQuery({
    ...ownListingQuery(listingId),
    staleTime: 0,
    refetchOnMount: 'always',
    enabled: open,
  })
  const listing = isFetching ? undefined : data
  const held = { answers: wizard.answers, photos: wizard.photos.items, documents: wizard.documents.items }
  const fields = listing ? differencesFrom(held, listing) : []
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sell('conflict.title')}
      footer={
        listing && (
          <>
            <Button variant="secondary" onClick={() => on.onTheirs(listing)}>
              {t('conflict.theirs')}
            </Button>
            <Button onClick={() => on.onMine(listing)}>
              {t(on.intent ? 'conflict.mine' : 'conflict.keep')}
            </Button>
          </>
        )
      }
    >
      {error && !isFetching ? (
        <LoadFailed title={sell('loadFailed.title')} error={error} onRetry={refetch} />
      ) : listing ? (
        <>
          <p className="text-sm text-ink-2">{t(fields.length > 0 ? 'conflict.text' : 'conflict.same')}</p>
          {listing.status !== wizard.saved?.status && (
            <p className="mt-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
              {t(`conflict.status.${listing.status}`)}
            </p>
          )}
          <ConflictList fields={fields} mine={held} theirs={listing} catalogue={catalogue} />
        </>
      ) : (
        <Skeleton className="h-40 w-full rounded-card" />
      )}
    </Dialog>
  )
}
