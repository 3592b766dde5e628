import type { AdminUser, UserStatusChange } from '#shared/schemas/user.ts'
import { hasCode } from '#web/api/api-error.ts'
import { actUndoably, undoSeconds, type UndoableAct } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { focusRow } from '#web/entities/review/use-row-keys.ts'
import { useT } from '#web/i18n/use-t.ts'
import { proveAhead } from '#web/stores/proof.ts'
import { isUserStale, useDeleteUser, useSetUserStatus } from './queries.ts'
import { fullNameOf } from './user-values.ts'

type Act = Pick<UndoableAct, 'shownAs' | 'send'> & {
  act: 'suspend' | 'restore' | 'delete'
  /** Called when it was undone or has failed. */
  onBack?: () => void
}

/**
 * The acts on an account that can be undone for ten seconds: nothing of it is hidden and nobody is told before. Each resolves to false
 * when the admin does not prove who they are, and nothing is done.
 */
export const useUserActs = () => {
  const { t } = useT('users')
  const errorText = useErrorText()
  const { mutateAsync: setStatus } = useSetUserStatus()
  const { mutateAsync: remove } = useDeleteUser()
  const perform = async (user: AdminUser, { act, shownAs, send, onBack }: Act): Promise<boolean> => {
    if (!(await proveAhead(undoSeconds))) return false
    const name = fullNameOf(user)
    actUndoably({
      on: [user.id],
      shownAs,
      title: t(`${act}.done`),
      description: name,
      send,
      failed: (error) => {
        onBack?.()
        const isStale = isUserStale(error) && !hasCode(error, 'ADMIN_PROTECTED')
        return {
          title: t(`${act}.failed`),
          description: `${name}: ${isStale ? t('stale') : errorText(error)}`,
        }
      },
      onUndo: () => {
        onBack?.()
        focusRow(user.id)
      },
    })
    return true
  }
  return {
    setStatus: (user: AdminUser, change: UserStatusChange, onBack?: () => void) =>
      perform(user, {
        act: change.status === 'SUSPENDED' ? 'suspend' : 'restore',
        shownAs: { status: change.status, suspension: null },
        send: () => setStatus({ id: user.id, change }),
        ...(onBack && { onBack }),
      }),
    remove: (user: AdminUser) =>
      perform(user, { act: 'delete', shownAs: 'GONE', send: () => remove(user.id) }),
  }
}
