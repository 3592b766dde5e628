import { useId } from 'react'
import { useController } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import type { SuspensionReasonCode } from '#shared/reference/moderation-codes.ts'
import { suspensionReasons } from '#shared/reference/moderation-reasons.ts'
import { userStatusChange, type AdminUser } from '#shared/schemas/user.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckPills } from '#web/ui/check-pills.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { tabDraft } from '#web/stores/draft.ts'
import { instantIn } from '#web/entities/admin/times.ts'
import { useUserActs } from './user-acts.ts'
import { fullNameOf } from './user-values.ts'

const codes = Object.keys(suspensionReasons) as SuspensionReasonCode[]
// Without one of them an admin ends it.
const suspensionDays = [1, 3, 7, 30, 90] as const
type Typed = { reasonCodes: readonly SuspensionReasonCode[]; reason: string; days: string }
const start: Typed = { reasonCodes: [], reason: '', days: '' }

/** Asks why somebody is kept out, and says what that means for them. */
export const SuspendDialog = ({ user, onClose }: { user: AdminUser; onClose: () => void }) => {
  const { t } = useT('users')
  const common = useT()
  const formId = useId()
  const { setStatus } = useUserActs()
  const draft = tabDraft<Typed>(`suspend:${user.id}`)
  const form = useContractForm({
    schema: userStatusChange,
    start,
    toBody: ({ reasonCodes, reason, days }) => ({
      status: 'SUSPENDED',
      reasonCodes,
      ...(reason.trim() && { reason: reason.trim() }),
      ...(days && { until: instantIn(Number(days)) }),
    }),
    issueText: () => t('suspend.missing'),
    // Undone, what was chosen and typed is there again.
    send: (change, typed) => setStatus(user, change, () => draft.keep(typed)),
    onSent: (isDone) => isDone && onClose(),
    mode: 'onSubmit',
    draft,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('suspend.title', { name: fullNameOf(user) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={form.isSubmitting}>
            {t('suspend.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <p className="text-sm text-ink-2">{t('suspend.text')}</p>
        <SuspensionReasons form={form} />
        <SelectField
          {...form.rhf.register('days')}
          label={t('suspend.length')}
          hint={t('suspend.lengthHint')}
          placeholder={t('suspend.noEnd')}
          options={suspensionDays.map((count) => ({
            value: String(count),
            label: t('suspend.days', { count }),
          }))}
        />
        <TextareaField
          {...form.field('reason')}
          label={t('suspend.words')}
          hint={t('suspend.wordsHint')}
          optional
          maxLength={limits.rejectionReason}
        />
      </form>
    </Dialog>
  )
}

type SuspendForm = ReturnType<typeof useContractForm<Typed, typeof userStatusChange, boolean>>

/** A choice of a few reasons, which users read in their own language. */
const SuspensionReasons = ({ form }: { form: SuspendForm }) => {
  const { t, language } = useT('users')
  const errorId = useId()
  const { field } = useController({ control: form.rhf.control, name: 'reasonCodes' })
  const error = form.errorOf('reasonCodes')
  const isFull = field.value.length >= limits.reasonCodes
  const toggle = (code: SuspensionReasonCode) => {
    if (field.value.includes(code)) field.onChange(field.value.filter((one) => one !== code))
    else if (!isFull) field.onChange([...field.value, code])
  }
  return (
    <div className="flex flex-col gap-2">
      <CheckPills
        ref={field.ref}
        legend={t('suspend.reasons')}
        hint={t('suspend.hint')}
        choices={codes.map((value) => ({ value, label: suspensionReasons[value].name[language] }))}
        chosen={field.value}
        isFull={isFull}
        errorId={error && errorId}
        onToggle={toggle}
      />
      {isFull && <p className="text-xs text-ink-3">{t('suspend.most', { count: limits.reasonCodes })}</p>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
