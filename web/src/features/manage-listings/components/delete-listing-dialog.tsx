import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { useListingTitle } from '#web/features/manage-listings/use-listing-title.ts'

type DeleteListingDialogProps = {
  /** The listing to delete; null is closed. */
  listing: AdminListing | null
  pending: boolean
  onConfirm: (listing: AdminListing) => void
  onClose: () => void
}

/** Asks before a listing is deleted for good, and says with what. */
export const DeleteListingDialog = ({ listing, pending, onConfirm, onClose }: DeleteListingDialogProps) => {
  const { t } = useT('admin-listings')
  const titleOf = useListingTitle()
  return (
    <DeleteDialog
      open={listing !== null}
      title={t('delete.title')}
      question={listing ? t('delete.question', { title: titleOf(listing) }) : ''}
      pending={pending}
      onConfirm={() => listing && onConfirm(listing)}
      onClose={onClose}
    />
  )
}
