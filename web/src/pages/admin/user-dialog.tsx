import type { AdminUser } from '#shared/schemas/user.ts'
import { codedIssue, useIssueText } from '#web/entities/user/form-messages.ts'
import { DeleteUserDialog } from '#web/features/users/components/delete-user-dialog.tsx'
import { EditUserDialog } from '#web/features/users/components/edit-user-dialog.tsx'
import { RestoreDialog } from '#web/features/users/components/restore-dialog.tsx'
import { SuspendDialog } from '#web/features/users/components/suspend-dialog.tsx'
import type { UserAct } from '#web/features/users/components/user-menu.tsx'

type UserDialogProps = { user: AdminUser; act: UserAct; onClose: () => void; onDeleted: () => void }

/** Asks what there is to ask before something is done to a user. */
export const UserDialog = ({ user, act, onClose, onDeleted }: UserDialogProps) => {
  const textOf = useIssueText()
  if (act === 'edit')
    return <EditUserDialog user={user} words={{ textOf, issueOf: codedIssue }} onClose={onClose} />
  if (act === 'suspend') return <SuspendDialog user={user} onClose={onClose} />
  if (act === 'restore') return <RestoreDialog user={user} onClose={onClose} />
  return <DeleteUserDialog user={user} onClose={onClose} onDeleted={onDeleted} />
}
