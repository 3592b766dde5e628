import type { AdminUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useSetUserStatus } from '../api/set-user-status.ts'
import { fullName } from '../full-name.ts'
import { useUserAct } from '../use-user-act.ts'
import { SuspensionNote } from './user-badges.tsx'

type RestoreDialogProps = { user: AdminUser; onClose: () => void }

/** Asks before a suspended user is let in again, and says why they were kept out. */
export const RestoreDialog = ({ user, onClose }: RestoreDialogProps) => {
  const { t } = useT('users')
  const common = useT()
  const { mutateAsync: setStatus, isPending } = useSetUserStatus()
  const { run, failure } = useUserAct(onClose, { done: t('restore.done'), failed: t('restore.failed') })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('restore.title', { name: fullName(user) })}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button
            pending={isPending}
            onClick={() => void run(() => setStatus({ id: user.id, change: { status: 'ACTIVE' } }))}
          >
            {t(isPending ? 'restore.pending' : 'restore.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-ink-2">{t('restore.text')}</p>
        {user.suspension && (
          <section>
            <h3 className="mb-1 text-sm">{t('restore.reasons')}</h3>
            <SuspensionNote suspension={user.suspension} />
          </section>
        )}
        <FormFailure title={t('restore.failed')} text={failure} />
      </div>
    </Dialog>
  )
}
