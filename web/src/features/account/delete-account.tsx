import { useId, useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { isDealershipSeller, isPlatformAdmin } from '#shared/rules/user.ts'
import { type CurrentUser } from '#shared/schemas/user.ts'
import { accountDeletion } from '#shared/schemas/account.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { codedIssue, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useDeleteAccount } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { PasswordField } from './password-fields.tsx'

/** Deletes the account, after a dialog. An admin's account stays, and the button says why. */
export const DeleteCard = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('profile')
  const [open, setOpen] = useState(false)
  const reason = isPlatformAdmin(user) ? t('delete.admin') : undefined
  return (
    <SettingsCard title={t('delete.title')} text={t('delete.text')}>
      <div className="flex flex-col items-start gap-3">
        <Button variant="danger" aria-haspopup="dialog" disabledReason={reason} onClick={() => setOpen(true)}>
          {t('delete.action')}
        </Button>
        {reason && (
          <p aria-hidden className="text-sm text-ink-2">
            {reason}
          </p>
        )}
      </div>
      <DeleteAccountDialog user={user} open={open} onClose={() => setOpen(false)} />
    </SettingsCard>
  )
}

const toastMs = 8000

type DeleteAccountDialogProps = { user: CurrentUser; open: boolean; onClose: () => void }

/** Says plainly what is deleted and what stays, and asks for the password first. The page goes home afterwards. */
const DeleteAccountDialog = ({ user, open, onClose }: DeleteAccountDialogProps) => {
  const { t } = useT('profile')
  const auth = useT('auth')
  const common = useT()
  const formId = useId()
  const refusalText = useRefusalText()
  const { mutateAsync: deleteAccount } = useDeleteAccount()
  const form = useContractForm({
    schema: accountDeletion,
    start: { password: '' },
    fieldOf: { currentPassword: 'password' },
    issueOf: ({ code }) => (code === 'WRONG_PASSWORD' ? codedIssue(code) : null),
    issueText: ({ message }) =>
      auth.t(message === 'Current password is required' ? 'issue.passwordRequired' : 'issue.wrongPassword'),
    send: (body) => deleteAccount(body),
    onSent: () =>
      showToast({
        title: t('delete.done'),
        description: t('delete.doneText'),
        tone: 'success',
        duration: toastMs,
      }),
    failureText: (error, isMarked) => (isMarked ? '' : refusalText(error)),
    mode: 'onSubmit',
  })
  const close = () => {
    form.discard()
    onClose()
  }
  const error = form.errorOf('password')
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('delete.question')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={form.isSubmitting}>
            {t(form.isSubmitting ? 'delete.pending' : 'delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        <p className="text-sm text-ink-2">{t('delete.final')}</p>
        <DeletionFacts isDealership={isDealershipSeller(user)} />
        <input hidden readOnly autoComplete="username" value={user.username} />
        <PasswordField
          {...form.field('password')}
          label={auth.t('password')}
          // In its place, so that it is seen without scrolling.
          hint={error ? undefined : t('delete.passwordHint')}
          maxLength={limits.password.max}
          autoComplete="current-password"
        />
        <FormFailure title={t('delete.failed')} text={form.failure} />
      </form>
    </Dialog>
  )
}

const facts = [
  {
    title: 'delete.goes',
    items: [
      'delete.goes.account',
      'delete.goes.listings',
      'delete.goes.dealership',
      'delete.goes.lists',
      'delete.goes.messages',
      'delete.goes.quotes',
    ],
  },
  {
    title: 'delete.stays',
    items: ['delete.stays.others', 'delete.stays.reports', 'delete.stays.record', 'delete.stays.backups'],
  },
] as const

/** The data that is deleted with an account and the data that stays, as on the server (functions/commands/remove-user.ts). */
const DeletionFacts = ({ isDealership }: { isDealership: boolean }) => {
  const { t } = useT('profile')
  return facts.map(({ title, items }) => (
    <div key={title}>
      <h3 className="text-base">{t(title)}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-sm text-ink-2 marker:text-ink-3">
        {items.map(
          (item) => (isDealership || item !== 'delete.goes.dealership') && <li key={item}>{t(item)}</li>,
        )}
      </ul>
    </div>
  ))
}
