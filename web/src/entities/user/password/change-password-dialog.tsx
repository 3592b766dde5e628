import { useId } from 'react'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { PasswordField } from '#web/entities/user/components/password-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useChangePassword } from './use-change-password.ts'

type ChangePasswordDialogProps = { username: string; open: boolean; onClose: () => void }

/** Present password, new one, and the new one again (spec 2, Profile). */
export const ChangePasswordDialog = ({ username, open, onClose }: ChangePasswordDialogProps) => {
  const { t } = useT('password')
  const auth = useT('auth')
  const common = useT()
  const formId = useId()
  const change = useChangePassword(onClose)
  const close = () => {
    change.clear()
    onClose()
  }
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
          <Button type="submit" form={formId} pending={change.isPending}>
            {t(change.isPending ? 'change.pending' : 'change.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void change.submit(event.currentTarget)
        }}
        className="flex flex-col gap-5"
      >
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          name="currentPassword"
          label={t('current')}
          error={change.currentFault && auth.t(change.currentFault)}
          value={change.current}
          onChange={(event) => change.onTypeCurrent(event.target.value)}
          maxLength={limits.password.max}
          autoComplete="current-password"
        />
        <NewPasswordFields fresh={change.fresh} />
        <p className="text-xs text-ink-3">{t('change.hint')}</p>
        <FormFailure title={t('change.failed')} text={change.failure} />
      </form>
    </Dialog>
  )
}
