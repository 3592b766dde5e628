import { plateTitle } from '#shared/reference/plate-title.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { DeleteDialog } from '#web/ui/delete-dialog.tsx'
import { useDeletePlate } from '../api/delete-plate.ts'

type DeletePlateDialogProps = {
  /** The plate to delete; null is closed. */
  plate: OwnPlate | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a plate is deleted for good. */
export const DeletePlateDialog = ({ plate, onClose, onDeleted }: DeletePlateDialogProps) => {
  const { t, language } = useT('own-plates')
  const { mutateAsync: deletePlate, isPending } = useDeletePlate()

  const confirm = async (id: string) => {
    try {
      await deletePlate(id)
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
      open={plate !== null}
      title={t('delete.title')}
      question={plate ? t('delete.question', { title: plateTitle(plate, language) }) : ''}
      pending={isPending}
      onConfirm={() => plate && void confirm(plate.id)}
      onClose={onClose}
    />
  )
}
