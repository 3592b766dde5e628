import type { AdminUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useUserActs } from './user-acts.ts'
import { SuspensionNote } from './user-rows.tsx'
import { fullNameOf } from './user-values.ts'

type DeleteUserDialogProps = { user: AdminUser; onClose: () => void; onDeleted: () => void }

/** Lists the data that is deleted with a user, before they are deleted. */
export const DeleteUserDialog = ({ user, onClose, onDeleted }: DeleteUserDialogProps) => {
  const { t } = useT('users')
  const { remove } = useUserActs()
  const confirm = async () => {
    if (!(await remove(user))) return
    onClose()
    onDeleted()
  }
  const goes = [
    'delete.goes.account',
    'delete.goes.offers',
    user.role === 'SELLER_DEALERSHIP' && 'delete.goes.dealership',
    'delete.goes.lists',
    'delete.goes.messages',
  ] as const
  return (
    <ConfirmDialog
      open
      title={t('delete.title', { name: fullNameOf(user) })}
      confirm={t('delete.confirm')}
      isDanger
      size="md"
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <div className="flex flex-col gap-3 text-sm text-ink-2">
        <p>{t('delete.text')}</p>
        <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-ink-3">
          {goes.map((key) => key && <li key={key}>{t(key)}</li>)}
        </ul>
        {user.status === 'ACTIVE' && <p>{t('delete.suspend')}</p>}
      </div>
    </ConfirmDialog>
  )
}

/** Asks before a suspended user is let in again, and says why they were kept out. */
export const RestoreDialog = ({ user, onClose }: { user: AdminUser; onClose: () => void }) => {
  const { t } = useT('users')
  const { setStatus } = useUserActs()
  return (
    <ConfirmDialog
      open
      title={t('restore.title', { name: fullNameOf(user) })}
      confirm={t('restore.confirm')}
      onClose={onClose}
      onConfirm={async () => (await setStatus(user, { status: 'ACTIVE' })) && onClose()}
    >
      <p className="text-sm">{t('restore.text')}</p>
      {user.suspension && (
        <section className="text-sm">
          <h3 className="mb-1 text-sm">{t('restore.reasons')}</h3>
          <SuspensionNote suspension={user.suspension} />
        </section>
      )}
    </ConfirmDialog>
  )
}
