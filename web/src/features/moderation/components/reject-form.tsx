import { useRef } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useDialogFocus } from '#web/ui/use-dialog-focus.ts'
import type { Review } from '../review.ts'
import { RejectionFields } from './rejection-fields.tsx'

/** For the button that submits it, which stands in the dialog's footer. */
export const rejectFormId = 'reject-listing'

type RejectFormProps = {
  title: string
  review: Review
  /** A private seller's papers can be refused too. */
  hasDocuments: boolean
  onChange: (review: Review) => void
  onSubmit: () => void
}

/** Why a listing is refused, in words that its seller will read, and what it is about. */
export const RejectForm = ({ title, review, hasDocuments, onChange, onSubmit }: RejectFormProps) => {
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
        value={review.reason}
        onChange={(event) => onChange({ ...review, reason: event.target.value })}
      />
      <RejectionFields
        chosen={review.fields}
        hasDocuments={hasDocuments}
        onChange={(fields) => onChange({ ...review, fields })}
      />
    </form>
  )
}
