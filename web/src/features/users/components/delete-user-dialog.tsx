import type { AdminUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useDeleteUser } from '../api/delete-user.ts'
import { fullName } from '../full-name.ts'
import { useUserAct } from '../use-user-act.ts'

type DeleteUserDialogProps = { user: AdminUser; onClose: () => void; onDeleted: () => void }

/** Says what goes with a user before they are deleted for good. */
export const DeleteUserDialog = ({ user, onClose, onDeleted }: DeleteUserDialogProps) => {
  const { t } = useT('users')
  const common = useT()
  const { mutateAsync: deleteUser, isPending } = useDeleteUser()
  const { run, failure } = useUserAct(onClose, { done: t('delete.done'), failed: t('delete.failed') })
  const confirm = async () => {
    if (await run(() => deleteUser(user.id))) onDeleted()
  }
  const goes = [
    'delete.goes.account',
    'delete.goes.offers',
    user.role === 'SELLER_DEALERSHIP' && 'delete.goes.dealership',
    'delete.goes.lists',
    'delete.goes.messages',
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delete.title', { name: fullName(user) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => void confirm()}>
            {t(isPending ? 'delete.pending' : 'delete.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm text-ink-2">
        <p>{t('delete.text')}</p>
        <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-ink-3">
          {goes.map((key) => key && <li key={key}>{t(key)}</li>)}
        </ul>
        {user.status === 'ACTIVE' && <p>{t('delete.suspend')}</p>}
        <FormFailure title={t('delete.failed')} text={failure} />
      </div>
    </Dialog>
  )
}
