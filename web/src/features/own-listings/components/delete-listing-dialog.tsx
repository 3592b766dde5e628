import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { useDeleteListing } from '../api/delete-listing.ts'
import { useListingTitle } from '../use-listing-title.ts'

type DeleteListingDialogProps = {
  /** The listing to delete; null is closed. */
  listing: OwnListing | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a listing is deleted for good. */
export const DeleteListingDialog = ({ listing, onClose, onDeleted }: DeleteListingDialogProps) => {
  const { t } = useT('dashboard')
  const titleOf = useListingTitle()
  const { mutateAsync: deleteListing, isPending } = useDeleteListing()

  const confirm = async (id: string) => {
    try {
      await deleteListing(id)
      showToast({ title: t('delete.success'), description: t('delete.done'), tone: 'success' })
      onDeleted()
    } catch {
      showToast({ title: t('delete.error'), description: t('delete.failed'), tone: 'danger' })
    } finally {
      onClose()
    }
  }
  return (
    <DeleteDialog
      open={listing !== null}
      title={t('delete.title')}
      question={listing ? t('delete.question', { title: titleOf(listing) }) : ''}
      pending={isPending}
      onConfirm={() => listing && void confirm(listing.id)}
      onClose={onClose}
    />
  )
}
