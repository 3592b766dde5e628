import type { AdminUser } from '#shared/schemas/user.ts'
import { DeleteUserDialog, RestoreDialog } from './confirm-dialogs.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import type { UserAct } from './user-menu.tsx'

type UserDialogProps = { user: AdminUser; act: UserAct; onClose: () => void; onDeleted: () => void }

/** The dialog of what an admin is about to do to a user. */
export const UserDialog = ({ act, onDeleted, ...about }: UserDialogProps) => {
  if (act === 'edit') return <EditUserDialog {...about} />
  if (act === 'suspend') return <SuspendDialog {...about} />
  if (act === 'restore') return <RestoreDialog {...about} />
  return <DeleteUserDialog {...about} onDeleted={onDeleted} />
}
