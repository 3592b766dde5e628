import { useId } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { PasswordField } from '#web/entities/user/components/password-field.tsx'
import { DeletionFacts } from './deletion-facts.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

type DeleteAccountDialogProps = { username: string; open: boolean; onClose: () => void }

/** Says plainly what goes and what stays, and asks for the password before anything does. */
export const DeleteAccountDialog = ({ username, open, onClose }: DeleteAccountDialogProps) => {
  const { t } = useT('profile')
  const auth = useT('auth')
  const common = useT()
  const formId = useId()
  const deletion = useDeleteAccount()
  const close = () => {
    deletion.clear()
    onClose()
  }
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
          <Button type="submit" form={formId} variant="danger" pending={deletion.isPending}>
            {t(deletion.isPending ? 'delete.pending' : 'delete.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void deletion.submit(event.currentTarget)
        }}
        className="flex flex-col gap-5"
      >
        <p className="text-sm text-ink-2">{t('delete.final')}</p>
        <DeletionFacts />
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          name="password"
          label={auth.t('password')}
          // In its place, so that it is seen without scrolling.
          hint={deletion.fault ? undefined : t('delete.passwordHint')}
          error={deletion.fault && auth.t(deletion.fault)}
          value={deletion.password}
          onChange={(event) => deletion.onType(event.target.value)}
          maxLength={limits.password.max}
          autoComplete="current-password"
        />
        <FormFailure title={t('delete.failed')} text={deletion.failure} />
      </form>
    </Dialog>
  )
}
