import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { leaveTeam } from '#functions/commands/leave-team.ts'
import { emailConfirmationWrites } from '#functions/commands/send-code.ts'
import { syncOffersNow } from '#functions/commands/sync-offers.ts'
import { hasCode, requireVersion } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { auditWrite, type Write } from '#functions/data/transact.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { editUser as editStored, type UserChanges } from '#functions/data/user-edits.ts'
import { toAdminUser } from '#functions/data/user-views.ts'
import { userCountWrites } from '#functions/data/user-accounts.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { changedUser, readManaged } from './changed-user.ts'
import { dealershipWrites } from '#functions/users/dealership-writes.ts'
import { editUser as route } from '#shared/api/users.ts'

const live = {
  readManaged,
  editStored,
  dealershipWrites,
  accountEmailWrite,
  emailConfirmationWrites,
  leaveTeam,
  syncOffersNow,
  newId,
  now,
}

const letters = (before: UserRecord, after: UserRecord, at: Date, deps: typeof live): Promise<Write[]> =>
  Promise.all([
    ...(after.email === before.email ? [] : [deps.accountEmailWrite(before, { kind: 'EMAIL_CHANGED' }, at)]),
    ...(after.username === before.username
      ? []
      : [deps.accountEmailWrite(after, { kind: 'USERNAME_CHANGED', username: after.username }, at)]),
    ...(after.role === before.role
      ? []
      : [
          deps.accountEmailWrite(
            after,
            { kind: after.role === 'PRIVATE' ? 'BECAME_PRIVATE' : 'BECAME_DEALERSHIP' },
            at,
          ),
        ]),
  ])

/** The fields that follow from the role, the address and the number. */
const derived: ReadonlySet<string> = new Set([
  'isVerified',
  'verificationStatus',
  'emailConfirmedAt',
  'phoneConfirmedAt',
  'pendingEmail',
])

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

/** Changes a user who is no admin: the account, the dealership and the counts change in one transaction, and the offers follow. */
export const editUser = async (
  { actor, params, body, request: { ip } }: Input<typeof route>,
  deps = live,
) => {
  const before = await deps.readManaged(params.id)
  requireVersion(before, body.version)
  const changes = changedUser(before, body)
  if (Object.keys(changes).length === 0) return toAdminUser(before)
  const after = { ...before, ...changes, version: before.version + 1 }
  const at = deps.now()
  const isOtherwise = changes.role !== undefined || changes.companyName !== undefined
  const together = [
    ...(await deps.dealershipWrites(before, after, at)),
    ...(await letters(before, after, at, deps)),
    // Nobody has proved an address that an admin typed.
    ...(changes.email ? ((await deps.emailConfirmationWrites(after, after.email, at, { ip })) ?? []) : []),
    ...userCountWrites(before.role, after.role),
    ...(isOtherwise ? [offerSyncWrite(after, at)] : []),
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
    // Reads the user again: deleted, or an admin by now, is a better answer than a conflict.
    if (hasCode(error, 'CONFLICT')) await deps.readManaged(params.id)
    throw error
  }
  if (isOtherwise) await deps.syncOffersNow(before.id)
  if (changes.role)
    try {
      await deps.leaveTeam(before)
    } catch (error) {
      // The edit is done, and they may do nothing for the team from now on anyhow (`canBeStaff`).
      logger.error('somebody could not be taken out of a team', error, { userId: before.id })
    }
  return toAdminUser(after)
}

export const handler = provenHandler(route, editUser)
