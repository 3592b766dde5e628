import { useRef } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useDialogFocus } from '#web/ui/use-dialog-focus.ts'

/** For the button that submits it, which stands in the dialog's footer. */
export const rejectFormId = 'reject-listing'

type RejectFormProps = {
  title: string
  reason: string
  onChange: (reason: string) => void
  onSubmit: () => void
}

/** Why a listing is refused, in words that its seller will read. */
export const RejectForm = ({ title, reason, onChange, onSubmit }: RejectFormProps) => {
  const { t } = useT('admin')
  const field = useRef<HTMLInputElement>(null)
  useDialogFocus(field)
  return (
    <form
      id={rejectFormId}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-ink-2">{t('reject.question', { title })}</p>
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
