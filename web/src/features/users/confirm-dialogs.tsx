import { useState } from 'react'
import type { AdminUser } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { isUserStale, useDeleteUser, useSetUserStatus } from './queries.ts'
import { SuspensionNote } from './user-rows.tsx'
import { fullNameOf } from './user-values.ts'

type DeleteUserDialogProps = { user: AdminUser; onClose: () => void; onDeleted: () => void }

/** Lists the data that is deleted with a user, before they are deleted for good. */
export const DeleteUserDialog = ({ user, onClose, onDeleted }: DeleteUserDialogProps) => {
  const { t } = useT('users')
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
    <ConfirmDialog
      open
      title={t('delete.title', { name: fullNameOf(user) })}
      confirm={t(isPending ? 'delete.pending' : 'delete.confirm')}
      isDanger
      pending={isPending}
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
      <FormFailure title={t('delete.failed')} text={failure} />
    </ConfirmDialog>
  )
}

/** Asks before a suspended user is let in again, and says why they were kept out. */
export const RestoreDialog = ({ user, onClose }: { user: AdminUser; onClose: () => void }) => {
  const { t } = useT('users')
  const { mutateAsync: setStatus, isPending } = useSetUserStatus()
  const { run, failure } = useUserAct(onClose, { done: t('restore.done'), failed: t('restore.failed') })
  return (
    <ConfirmDialog
      open
      title={t('restore.title', { name: fullNameOf(user) })}
      confirm={t(isPending ? 'restore.pending' : 'restore.confirm')}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => void run(() => setStatus({ id: user.id, change: { status: 'ACTIVE' } }))}
    >
      <p className="text-sm">{t('restore.text')}</p>
      {user.suspension && (
        <section className="text-sm">
          <h3 className="mb-1 text-sm">{t('restore.reasons')}</h3>
          <SuspensionNote suspension={user.suspension} />
        </section>
      )}
      <FormFailure title={t('restore.failed')} text={failure} />
    </ConfirmDialog>
  )
}

/**
 * Closes a dialog whose act failed because somebody else was faster, and says so; false after any other failure, which
 * the dialog tells itself.
 */
export const useCloseIfStale = (close: () => void, title: string): ((error: unknown) => boolean) => {
  const { t } = useT('users')
  const errorText = useErrorText()
  return (error) => {
    if (!isUserStale(error)) return false
    const isAdmin = error instanceof ApiError && error.code === 'ADMIN_PROTECTED'
    const description = isAdmin ? errorText(error) : t('stale')
    showToast({ title, description, tone: 'danger', duration: 8000 })
    close()
    return true
  }
}

/** Carries out the action of a dialog: the dialog closes on success, and stays after a failure with the reason in it. */
const useUserAct = (close: () => void, texts: { done: string; failed: string }) => {
  const errorText = useErrorText()
  const closeIfStale = useCloseIfStale(close, texts.failed)
  const [failure, setFailure] = useState<string>()
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined)
    try {
      await act()
      showToast({ title: texts.done, tone: 'success' })
      close()
      return true
    } catch (error) {
      if (!closeIfStale(error)) setFailure(errorText(error))
      return false
    }
  }
  return { run, failure }
}
