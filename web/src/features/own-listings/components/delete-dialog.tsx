import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDeleteListing } from '../api/delete-listing.ts'
import { useListingTitle } from '../use-listing-title.ts'

type DeleteDialogProps = {
  /** The listing to delete; null is closed. */
  listing: OwnListing | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a listing is deleted for good. */
export const DeleteDialog = ({ listing, onClose, onDeleted }: DeleteDialogProps) => {
  const { t } = useT('dashboard')
  const common = useT()
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
    <Dialog
      open={listing !== null}
      onClose={onClose}
      title={t('delete.title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => listing && void confirm(listing.id)}>
            {common.t('delete')}
          </Button>
        </>
      }
    >
      {listing && <p className="text-ink-2">{t('delete.question', { title: titleOf(listing) })}</p>}
    </Dialog>
  )
}
