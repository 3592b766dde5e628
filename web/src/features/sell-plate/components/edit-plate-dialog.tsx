import { plateText } from '#shared/rules/plate-number.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EditPlateForm } from './edit-plate-form.tsx'

type EditPlateDialogProps = {
  /** The plate as it is now; undefined is closed. */
  plate: OwnPlate | undefined
  userId: string
  onClose: () => void
}

/** Changes one's own plate. */
export const EditPlateDialog = ({ plate, userId, onClose }: EditPlateDialogProps) => {
  const { t } = useT('plate-form')
  return (
    <Dialog
      open={plate !== undefined}
      onClose={onClose}
      title={plate ? t('edit.title', { number: plateText(plate) }) : ''}
    >
      {plate && <EditPlateForm key={plate.id} plate={plate} userId={userId} onDone={onClose} />}
    </Dialog>
  )
}
