import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PlateReason, plateReasonId } from './plate-reason.tsx'

type RejectPlateDialogProps = {
  /** The plate to reject; undefined is closed. */
  plate: AdminPlate | undefined
  reason: string
  pending: boolean
  onChange: (reason: string) => void
  onSubmit: (plate: AdminPlate) => void
  onClose: () => void
}

/** Why a plate is refused, in words that its seller will read. */
export const RejectPlateDialog = ({
  plate,
  pending,
  onSubmit,
  onClose,
  ...reason
}: RejectPlateDialogProps) => {
  const { t } = useT('plate-review')
  const common = useT()
  return (
    <Dialog
      open={plate !== undefined}
      onClose={onClose}
      title={t('reject.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={plateReasonId} pending={pending}>
            {t('reject.submit')}
          </Button>
        </>
      }
    >
      {plate && <PlateReason plate={plate} {...reason} onSubmit={() => onSubmit(plate)} />}
    </Dialog>
  )
}
