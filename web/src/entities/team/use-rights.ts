import { canPost, isStaffRoleAtLeast } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useActing } from '#web/stores/acting.ts'

/** The person's rights over the offers of `user`; a salesperson sets availability, and staff delete nothing. */
export const useRights = (user: CurrentUser | null) => {
  const { acting } = useActing()
  const canSay = user !== null && canPost(user)
  return {
    /** Sets availability. */
    canSay,
    /** Adds, edits, prices. */
    canEdit: canSay && (acting === null || isStaffRoleAtLeast(acting.role, 'MANAGER')),
    /** Deletes, appeals, and takes data of people out. */
    isOwner: acting === null,
  }
}
