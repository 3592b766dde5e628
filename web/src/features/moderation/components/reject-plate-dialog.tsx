import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { PlateReason, plateReasonId } from './plate-reason.tsx'

type RejectPlateDialogProps = {
  /** The plate to reject; undefined is closed. */
  plate: AdminPlate | undefined
  reason: string
  pending: boolean
  failure: string | undefined
  onChange: (reason: string) => void
  onSubmit: (plate: AdminPlate) => void
  onClose: () => void
}

/** Why a plate is refused, in words that its seller will read. */
export const RejectPlateDialog = ({
  plate,
  pending,
  failure,
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
      {plate && (
        <div className="flex flex-col gap-4">
          <PlateReason plate={plate} {...reason} onSubmit={() => onSubmit(plate)} />
          <FormFailure title={t('failed')} text={failure} />
        </div>
      )}
    </Dialog>
  )
}
