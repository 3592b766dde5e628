import { useEffect, useId, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { applicationFields, applicationFieldName } from '#shared/reference/application-fields.ts'
import { documentTypes } from '#shared/reference/document-types.ts'
import { applicationReasons } from '#shared/reference/moderation-reasons.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CheckPills } from '#web/ui/check-pills.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useDialogFocus } from '#web/ui/use-dialog-focus.ts'
import {
  mostReasons,
  offeredReasons,
  toggled,
  type Refusal,
} from '#web/features/review-applications/refusal.ts'

/** For the button that submits it, which stands in the dialog's footer. */
export const refuseFormId = 'refuse-dealership'

type RefuseFormProps = {
  refusal: Refusal
  /** True where there is an application that it can be about. */
  isApplied: boolean
  /** It was sent without a reason. */
  isMissing: boolean
  onChange: (refusal: Refusal) => void
  onSubmit: () => void
}

/** Why a dealership is not verified: reasons that it reads in its own language, what they are about, and one's own words. */
export const RefuseForm = ({ refusal, isApplied, isMissing, onChange, onSubmit }: RefuseFormProps) => {
  const { t, language } = useT('applications')
  const first = useRef<HTMLInputElement>(null)
  const missingId = useId()
  useDialogFocus(first)
  useEffect(() => {
    if (isMissing) first.current?.focus()
  }, [isMissing])
  const change = (part: Partial<Refusal>) => onChange({ ...refusal, ...part })
  return (
    <form
      id={refuseFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex flex-col gap-6"
    >
      <CheckPills
        ref={first}
        legend={t('refuse.codes')}
        hint={t('refuse.codesHint', { count: mostReasons })}
        choices={offeredReasons.map((value) => ({ value, label: applicationReasons[value].name[language] }))}
        chosen={refusal.codes}
        isFull={refusal.codes.length >= mostReasons}
        describedBy={isMissing ? missingId : undefined}
        onToggle={(code) => change({ codes: toggled(refusal.codes, code, mostReasons) })}
      />
      <TextField
        label={t('refuse.text')}
        optional
        maxLength={limits.rejectionReason}
        value={refusal.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      {isMissing && (
        <p id={missingId} role="alert" className="flex items-start gap-1.5 text-sm text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('refuse.missing')}
        </p>
      )}
      {isApplied && (
        <>
          <CheckPills
            legend={t('refuse.fields')}
            hint={t('refuse.fieldsHint')}
            choices={[...documentTypes, ...applicationFields].map((value) => ({
              value,
              label: applicationFieldName(value, language),
            }))}
            chosen={refusal.fields}
            onToggle={(field) => change({ fields: toggled(refusal.fields, field) })}
          />
          <TextareaField
            label={t('refuse.notes')}
            hint={t('refuse.notesHint')}
            optional
            rows={2}
            maxLength={limits.adminNotes}
            value={refusal.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </>
      )}
    </form>
  )
}
