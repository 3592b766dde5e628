import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { passwordChange } from '#shared/schemas/account.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { codedIssue, useIssueText, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useChangePassword } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { NewPasswordFields, PasswordField } from './password-fields.tsx'
import { changedPasswordRules, differingPasswords } from './password-rules.ts'

type ChangePasswordDialogProps = { username: string; open: boolean; onClose: () => void }

/** Present password, new one, and the new one again (spec 2, Profile). */
export const ChangePasswordDialog = ({ username, open, onClose }: ChangePasswordDialogProps) => {
  const { t } = useT('password')
  const common = useT()
  const formId = useId()
  const issueText = useIssueText()
  const refusalText = useRefusalText()
  const { mutateAsync: change } = useChangePassword()
  const form = useContractForm({
    schema: passwordChange,
    start: { currentPassword: '', newPassword: '', confirmPassword: '' },
    toBody: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    alsoWrong: differingPasswords,
    issueOf: ({ code }) => codedIssue(code),
    issueText,
    send: (body) => change(body),
    onSent: () => {
      showToast({ title: t('change.done'), description: t('change.doneText'), tone: 'success' })
      close()
    },
    failureText: (error, isMarked) => {
      if (hasCode(error, 'CONFLICT')) return t('change.conflict')
      return isMarked ? '' : refusalText(error)
    },
    mode: 'onSubmit',
  })
  const close = () => {
    form.discard()
    onClose()
  }
  const password = useWatch({ control: form.rhf.control, name: 'newPassword' })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('change.title')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isSubmitting}>
            {t(form.isSubmitting ? 'change.pending' : 'change.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          {...form.field('currentPassword')}
          label={t('current')}
          maxLength={limits.password.max}
          autoComplete="current-password"
        />
        <NewPasswordFields
          rules={changedPasswordRules}
          password={password}
          newPassword={form.field('newPassword', { deps: ['confirmPassword'] })}
          confirmPassword={form.field('confirmPassword')}
        />
        <p className="text-xs text-ink-3">{t('change.hint')}</p>
        <FormFailure title={t('change.failed')} text={form.failure} />
      </form>
    </Dialog>
  )
}
