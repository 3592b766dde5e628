import { Check, X } from 'lucide-react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import type { RowActs } from '#web/features/manage-listings/use-row-acts.ts'
import { useListingTitle } from '#web/features/manage-listings/use-listing-title.ts'
import { RowMenu } from './row-menu.tsx'

/** The questions that a row leads to. */
export type Question = 'details' | 'reject' | 'delete'

type RowActionsProps = {
  listing: AdminListing
  acts: RowActs
  onAsk: (question: Question) => void
  onApprove: () => void
}

/** The quick decisions for what waits, and the menu for everything else. */
export const RowActions = ({ listing, acts, onAsk, onApprove }: RowActionsProps) => {
  const { t } = useT('admin-listings')
  const title = useListingTitle()(listing)
  const approving = acts.busy.get(listing.id) === 'approve'
  return (
    <>
      {listing.status === 'PENDING' && (
        <>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            pending={approving}
            aria-label={t('approve.label', { title })}
            onClick={onApprove}
          >
            {!approving && <Check aria-hidden className="size-4 text-green" />}
            {t('approve')}
          </Button>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            aria-haspopup="dialog"
            aria-label={t('reject.label', { title })}
            onClick={() => onAsk('reject')}
          >
            <X aria-hidden className="size-4 text-red" />
            {t('reject')}
          </Button>
        </>
      )}
      <span className="ms-auto max-sm:absolute max-sm:end-1 max-sm:top-1">
        <RowMenu
          listing={listing}
          onDetails={() => onAsk('details')}
          onApprove={onApprove}
          onReject={() => onAsk('reject')}
          onFeature={(isFeatured) => void acts.feature(listing, isFeatured)}
          onDelete={() => onAsk('delete')}
        />
      </span>
    </>
  )
}
