import * as z from 'zod/mini'
import { getItems, checkWrite, getItem } from '#functions/data/table.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { type Page, searchByStatus } from './lists.ts'
import type { Write } from './transact.ts'
import { firstAgreement } from '#shared/rules/agreements.ts'
import type { SignInAddress } from '#shared/rules/sign-in.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { adminUser } from '#shared/schemas/user.ts'

// Accounts of before addresses were confirmed keep their mail: they count as confirmed on the day that confirming began.
const confirmingBegan = '2026-11-23T00:00:00.000Z'

export const userRecord = z.extend(adminUser, {
  emailConfirmedAt: z._default(adminUser.shape.emailConfirmedAt, confirmingBegan),
  phoneConfirmedAt: z._default(adminUser.shape.phoneConfirmedAt, null),
  pendingEmail: z._default(adminUser.shape.pendingEmail, null),
  agreedVersion: z._default(adminUser.shape.agreedVersion, firstAgreement),
  suspension: z._default(adminUser.shape.suspension, null),
  version: z._default(adminUser.shape.version, 1),
  /** Tokens issued before this second are refused: password change, suspension, demotion. */
  tokensValidAfter: z.number(),
  /** Sessions that were logged out, until their last access token has expired. */
  endedSessions: z.array(z.object({ session: z.string(), until: z.number() })),
  termsAcceptedAt: instant,
  /** When a private seller last changed what their offers show of them: an offer that was approved before goes back to review. */
  shownChangedAt: z._default(z.nullable(instant), null),
})
export type UserRecord = z.output<typeof userRecord>

// A name that is only reserved has no user.
const guard = z.object({ userId: z.optional(id('user')) })

/** The user, or undefined. Strongly consistent: revoked permissions must take effect at once. */
export const getUserById = async (userId: string): Promise<UserRecord | undefined> =>
  getItem(keys.user(userId), userRecord)

/** The users of these ids that exist, by id. */
export const getUsersById = async (ids: readonly string[]): Promise<Map<string, UserRecord>> => {
  const users = await getItems(
    ids.map((userId) => keys.user(userId)),
    userRecord,
  )
  return new Map(users.map((user) => [user.id, user]))
}

/**
 * A page of the users who are not deleted and whom `keep` says yes to, newest first; it may be short, see `searchByStatus`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchUsers = async (page: Page, keep: (user: UserRecord) => boolean) => {
  const { items, nextCursor } = await searchByStatus(
    partitions.users,
    page,
    (item) => userRecord.parse(item),
    keep,
  )
  return { users: items, nextCursor }
}

/** The id behind a username or an e-mail address, or undefined. */
export const findUserId = async (usernameOrEmail: string): Promise<string | undefined> => {
  const name = usernameOrEmail.trim().toLowerCase()
  const key = name.includes('@') ? keys.emailGuard(name) : keys.usernameGuard(name)
  return (await getItem(key, guard))?.userId
}

/** The id behind an email address or a confirmed phone number, or undefined. */
export const findUserIdAt = async (at: SignInAddress): Promise<string | undefined> =>
  (await getItem('email' in at ? keys.emailGuard(at.email) : keys.phoneGuard(at.phone), guard))?.userId

/** A write, for a transaction, that changes nothing and fails unless this user is active. */
export const activeWrite = (userId: string): Write =>
  checkWrite(keys.user(userId), { if: '#status = :active', values: { active: 'ACTIVE' } })

/** The same unless the account is gone or about to go: what would be left of it. */
export const undeletedWrite = (userId: string): Write =>
  checkWrite(keys.user(userId), {
    if: 'attribute_exists(pk) AND #status <> :deleted',
    values: { deleted: 'DELETED' },
  })

/** The same as `activeWrite`, and its condition also fails when their role or their verification has changed. */
export const standsAsWrite = (seen: Pick<UserRecord, 'id' | 'role' | 'isVerified'>): Write =>
  checkWrite(keys.user(seen.id), {
    if: '#status = :active AND #role = :role AND isVerified = :isVerified',
    values: { active: 'ACTIVE', role: seen.role, isVerified: seen.isVerified },
  })

/** The same for a dealership, which must be verified too. */
export const verifiedWrite = (userId: string): Write =>
  checkWrite(keys.user(userId), {
    if: '#status = :active AND isVerified = :yes',
    values: { active: 'ACTIVE', yes: true },
  })

/** A write, for a transaction, that changes nothing and fails unless this user is an active admin. */
export const adminWrite = (userId: string): Write =>
  checkWrite(keys.user(userId), {
    if: '#status = :active AND #role = :admin',
    values: { active: 'ACTIVE', admin: 'PLATFORM_ADMIN' },
  })

/** The same for a dealership that waits for verification or was refused it. */
export const unverifiedWrite = (userId: string): Write =>
  checkWrite(keys.user(userId), {
    if: '#status = :active AND #role = :dealership AND isVerified = :no',
    values: { active: 'ACTIVE', dealership: 'SELLER_DEALERSHIP', no: false },
    refuse: 'EDIT_CONFLICT',
  })
