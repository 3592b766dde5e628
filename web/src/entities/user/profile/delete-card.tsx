import { useState } from 'react'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The way out. An admin's account stays, and says why. */
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
      <DeleteAccountDialog username={user.username} open={open} onClose={() => setOpen(false)} />
    </SettingsCard>
  )
}
