import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { accountLetterWrite } from '#functions/commands/account-letter.ts'
import { followAtOnce } from '#functions/commands/follow-standing.ts'
import { AppError, invalid } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { auditWrite } from '#functions/data/audit.ts'
import { standingWrite } from '#functions/data/standings.ts'
import type { Write } from '#functions/data/transact.ts'
import { changedDetails, editUser as editStored, type UserChanges } from '#functions/data/user-edits.ts'
import { toAdminUser } from '#functions/data/user-view.ts'
import { userCountWrites } from '#functions/data/new-users.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { dealershipWrites } from '#functions/users/dealership-writes.ts'
import { readManaged } from '#functions/users/read-managed.ts'
import { editUser as route } from '#shared/api/users.ts'
import { toInternational } from '#shared/rules/phone.ts'
import type { AdminUserEdit, Role } from '#shared/schemas/user.ts'

const live = {
  readManaged,
  editStored,
  dealershipWrites,
  accountLetterWrite,
  followAtOnce,
  newId,
  now,
}

/** The company's name after the edit; only a dealership has one, and it has to. @throws AppError BAD_REQUEST */
const companyOf = (role: Role, stored: string | null, typed: string | undefined): string | null => {
  if (role !== 'SELLER_DEALERSHIP') {
    if (typed) throw invalid('companyName', 'Only a dealership has a company name')
    return null
  }
  const company = typed ?? stored
  if (!company) throw invalid('companyName', 'Company name is required for dealerships')
  return company
}

/** What of an edit is other than what is stored. Whoever becomes a dealership waits for verification. */
const changesOf = (
  seen: UserRecord,
  {
    phoneNumber,
    city,
    companyName,
    role = seen.role,
    version: _version,
    ...others
  }: Omit<AdminUserEdit, 'role'> & { role?: Role | undefined },
): UserChanges =>
  changedDetails(seen, {
    ...others,
    ...(phoneNumber !== undefined && { phoneNumber: toInternational(phoneNumber, '+974') }),
    ...(city !== undefined && { city: city || null }),
    role,
    companyName: companyOf(role, seen.companyName, companyName),
    ...(role !== seen.role && {
      isVerified: false,
      verificationStatus: role === 'SELLER_DEALERSHIP' ? ('PENDING' as const) : null,
    }),
  })

const letters = (before: UserRecord, after: UserRecord, at: Date, deps: typeof live): Promise<Write[]> =>
  Promise.all([
    ...(after.email === before.email ? [] : [deps.accountLetterWrite(before, { kind: 'EMAIL_CHANGED' }, at)]),
    ...(after.username === before.username
      ? []
      : [deps.accountLetterWrite(after, { kind: 'USERNAME_CHANGED', username: after.username }, at)]),
  ])

/** What follows from the role. */
const derived: ReadonlySet<string> = new Set(['isVerified', 'verificationStatus'])

const record = (
  before: UserRecord,
  changes: UserChanges,
  act: { id: string; at: string; actorId: string },
): Write =>
  auditWrite({
    ...act,
    action: 'user.edit',
    subject: before.id,
    detail: {
      fields: Object.keys(changes)
        .filter((name) => !derived.has(name))
        .join(' '),
      ...(changes.role && { from: before.role, to: changes.role }),
    },
  })

/**
 * Changes a user who is no admin: what changed of the account, of their dealership and of the counts is one transaction, and
 * what they offer follows.
 */
export const editUser = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const before = await deps.readManaged(params.id)
  if (body.version !== undefined && body.version !== before.version) throw new AppError('EDIT_CONFLICT')
  const changes = changesOf(before, body)
  if (Object.keys(changes).length === 0) return toAdminUser(before)
  const after = { ...before, ...changes, version: before.version + 1 }
  const at = deps.now()
  const isOtherwise = changes.role !== undefined || changes.companyName !== undefined
  const together = [
    ...(await deps.dealershipWrites(before, after, at)),
    ...(await letters(before, after, at, deps)),
    ...userCountWrites(before.role, after.role),
    ...(isOtherwise ? [standingWrite(before.id, at)] : []),
    record(before, changes, { id: deps.newId('audit'), at: at.toISOString(), actorId: actor.id }),
  ]
  try {
    const asSeen = [
      'status',
      'role',
      'isVerified',
      ...(body.version === undefined ? [] : ['version' as const]),
    ] as const
    await deps.editStored(before, changes, at, together, asSeen)
  } catch (error) {
    // Gone in between, or an admin by now, is more to say than that somebody was faster.
    if (error instanceof AppError && error.code === 'CONFLICT') await deps.readManaged(params.id)
    throw error
  }
  if (isOtherwise) await deps.followAtOnce(before.id)
  return toAdminUser(after)
}

export const handler = routeHandler(route, editUser)
