import type { AdminUser } from '#shared/schemas/user.ts'
import { fullName } from '../full-name.ts'

/** What a user is called, by whom they are known and for whom they sell. */
export const UserName = ({ user }: { user: AdminUser }) => (
  <>
    <span className="block font-medium break-words text-ink">
      <bdi>{fullName(user)}</bdi>
    </span>
    <span className="block text-xs break-all text-ink-3">
      <bdi>@{user.username}</bdi>
    </span>
    {user.companyName && (
      <span className="block text-xs break-words text-ink-2">
        <bdi>{user.companyName}</bdi>
      </span>
    )}
  </>
)
