import { useRef } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { plateTitle } from '#shared/reference/plate-title.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDialogFocus } from '#web/ui/use-dialog-focus.ts'

const formId = 'reject-plate'

type ReasonProps = {
  plate: AdminPlate
  reason: string
  onChange: (reason: string) => void
  onSubmit: () => void
}

const Reason = ({ plate, reason, onChange, onSubmit }: ReasonProps) => {
  const { t, language } = useT('admin')
  const field = useRef<HTMLInputElement>(null)
  useDialogFocus(field)
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-ink-2">{t('reject.question', { title: plateTitle(plate, language) })}</p>
      <TextField
        ref={field}
        label={t('reject.reason')}
        dir="auto"
        maxLength={limits.rejectionReason}
        value={reason}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  )
}

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
export const RejectPlateDialog = ({ plate, pending, onSubmit, onClose, ...reason }: RejectPlateDialogProps) => {
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
          <Button variant="danger" type="submit" form={formId} pending={pending}>
            {t('reject.submit')}
          </Button>
        </>
      }
    >
      {plate && <Reason plate={plate} {...reason} onSubmit={() => onSubmit(plate)} />}
    </Dialog>
  )
}
