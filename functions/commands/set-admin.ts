import { now, retryConflict } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { auditWrite, transact, type Write } from '#functions/data/transact.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { userWrite } from '#functions/data/user-edits.ts'
import { userCountWrites } from '#functions/data/user-accounts.ts'
import { findUser } from './find-user.ts'
import { adminWrite, findUserId, getUserById, searchUsers, type UserRecord } from '#functions/data/users.ts'
import { isDealershipSeller, isPlatformAdmin } from '#shared/rules/user.ts'
import type { Role } from '#shared/schemas/user.ts'

const live = { findUserId, getUserById, searchUsers, transact, newId, now }

/** The outcome; all but DONE leave everything unchanged. */
export type AdminOutcome =
  | 'DONE'
  | 'UNKNOWN'
  | 'SUSPENDED'
  | 'DEALERSHIP'
  | 'ALREADY_ADMIN'
  | 'NO_ADMIN'
  | 'LAST_ADMIN'

/** The role, the counts and the audit record; offers are hidden afterwards, since an admin does not sell. */
const setRole = async (
  seen: UserRecord,
  role: Role,
  together: readonly Write[],
  deps: typeof live,
): Promise<void> => {
  const at = deps.now()
  const record = auditWrite({
    id: deps.newId('audit'),
    at: at.toISOString(),
    actorId: 'operator',
    action: 'user.admin',
    subject: seen.id,
    detail: { from: seen.role, to: role },
  })
  await deps.transact([
    userWrite(seen, { role }, ['role', 'status']),
    ...userCountWrites(seen.role, role),
    offerSyncWrite({ ...seen, role }, at),
    ...together,
    record,
  ])
}

/**
 * Makes a private person a platform admin. Only the operator can, at the command line: no route does. Rights are read with
 * every request, so it holds from the next one on.
 */
export const grantAdmin = (name: string, deps = live): Promise<AdminOutcome> =>
  retryConflict(async () => {
    const user = await findUser(name, deps)
    if (!user) return 'UNKNOWN'
    if (isPlatformAdmin(user)) return 'ALREADY_ADMIN'
    if (user.status === 'SUSPENDED') return 'SUSPENDED'
    // Its storefront and its stock would have no owner.
    if (isDealershipSeller(user)) return 'DEALERSHIP'
    await setRole(user, 'PLATFORM_ADMIN', [], deps)
    return 'DONE'
  })

/** Finds an active admin other than this one. The operator can wait for a scan of all users; the oldest are most likely admins. */
const findOther = async (userId: string, deps: typeof live): Promise<UserRecord | undefined> => {
  let cursor: string | undefined
  do {
    const page = { limit: 1, cursor, oldestFirst: true }
    const found = await deps.searchUsers(page, (user) => isPlatformAdmin(user) && user.id !== userId)
    // The index may be a moment behind.
    const [seen] = found.users
    const other = seen && (await deps.getUserById(seen.id))
    if (other?.status === 'ACTIVE' && isPlatformAdmin(other)) return other
    cursor = found.nextCursor
  } while (cursor)
  return undefined
}

/** Makes an admin a private person again, unless there is no other: one must remain to appoint the next. */
export const revokeAdmin = (name: string, deps = live): Promise<AdminOutcome> =>
  retryConflict(async () => {
    const user = await findUser(name, deps)
    if (!user) return 'UNKNOWN'
    if (!isPlatformAdmin(user)) return 'NO_ADMIN'
    const other = await findOther(user.id, deps)
    if (!other) return 'LAST_ADMIN'
    // The transaction checks that the other still is one: of two admins revoked at once, one stays.
    await setRole(user, 'PRIVATE', [adminWrite(other.id)], deps)
    return 'DONE'
  })
