import { useState } from 'react'
import type { AdminUser } from '#shared/schemas/user.ts'
import { UserMenu, type UserAct } from '#web/features/users/components/user-menu.tsx'
import { UserRows } from '#web/features/users/components/user-rows.tsx'
import { tabSearch } from './admin-tabs.ts'
import { UserDialog } from './user-dialog.tsx'

type ManagedUsersProps = { users: readonly AdminUser[]; onDeleted: () => void }

/** Users with what can be done about each, and the dialog of the one it is done to. */
export const ManagedUsers = ({ users, onDeleted }: ManagedUsersProps) => {
  const [asked, setAsked] = useState<{ act: UserAct; id: string } | null>(null)
  // By id: after a reload the dialog shows the user as they are now, and closes when they are gone.
  const user = users.find(({ id }) => id === asked?.id)
  return (
    <>
      <UserRows
        users={users}
        renderMenu={(one) => (
          <UserMenu
            user={one}
            audit={{ search: tabSearch('audit', { subject: one.id }) }}
            onAct={(next) => setAsked({ act: next, id: one.id })}
          />
        )}
      />
      {user && asked && (
        <UserDialog
          key={user.id}
          user={user}
          act={asked.act}
          onClose={() => setAsked(null)}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}
