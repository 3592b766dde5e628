import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { ChangePasswordDialog } from '#web/entities/user/password/change-password-dialog.tsx'

/** Opens the dialog that changes the password. */
export const PasswordCard = ({ username }: { username: string }) => {
  const { t } = useT('profile')
  const [open, setOpen] = useState(false)
  return (
    <SettingsCard title={t('password.title')} text={t('password.text')}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden className="size-4.5" />
        {t('password.action')}
      </Button>
      <ChangePasswordDialog username={username} open={open} onClose={() => setOpen(false)} />
    </SettingsCard>
  )
}
