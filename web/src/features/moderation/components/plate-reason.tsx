import { useRef } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { plateTitle } from '#shared/reference/plate-title.ts'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useDialogFocus } from '#web/ui/use-dialog-focus.ts'

/** For the button that submits it, which stands in the dialog's footer. */
export const plateReasonId = 'reject-plate'

type PlateReasonProps = {
  plate: AdminPlate
  reason: string
  onChange: (reason: string) => void
  onSubmit: () => void
}

/** Why a plate is refused. */
export const PlateReason = ({ plate, reason, onChange, onSubmit }: PlateReasonProps) => {
  const { t, language } = useT('admin')
  const field = useRef<HTMLInputElement>(null)
  useDialogFocus(field)
  return (
    <form
      id={plateReasonId}
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
