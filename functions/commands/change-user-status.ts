import { canMoveUser } from '#shared/rules/status-moves.ts'
import { epochSeconds, now } from '#functions/core/time.ts'
import { endAllSessions } from '#functions/adapters/identity-pool.ts'
import { newId } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { checkEnd } from '#functions/commands/check-end.ts'
import { syncOffersNow } from '#functions/commands/sync-offers.ts'
import { AppError } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { auditWrite, transact, type Write } from '#functions/data/transact.ts'
import { timedEndWrite } from '#functions/data/timed-ends.ts'
import { deleteSessions } from '#functions/data/sessions.ts'
import { findDealer, dealerChangeWrite } from '#functions/data/dealers.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { trackWrite } from '#functions/data/reputation.ts'
import { userWrite } from '#functions/data/user-edits.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { EmailContent } from '#functions/mail/email.ts'
import type { UserStatusChange } from '#shared/schemas/user.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'

const live = {
  findDealer,
  endAllSessions,
  deleteSessions,
  accountEmailWrite,
  transact,
  syncOffersNow,
  newId,
  now,
}

/** The changed fields of the user. A token has its time of issue in whole seconds, so tokens of this second are revoked too. */
const changesOf = ({ status, reasonCodes = [], reason, until }: UserStatusChange, at: Date) => ({
  status,
  tokensValidAfter: epochSeconds(at) + 1,
  suspension:
    status === 'SUSPENDED'
      ? { reasonCodes, reason: reason || null, at: at.toISOString(), ...(until && { until }) }
      : null,
})

const letterOf = ({ suspension }: Pick<UserRecord, 'suspension'>): EmailContent =>
  suspension
    ? {
        kind: 'ACCOUNT_SUSPENDED',
        reasonCodes: suspension.reasonCodes,
        reason: suspension.reason,
        ...(suspension.until && { until: suspension.until }),
      }
    : { kind: 'ACCOUNT_RESTORED' }

const dealerWrites = async (seen: UserRecord, isSuspended: boolean, deps: typeof live): Promise<Write[]> => {
  const dealer = isDealershipSeller(seen) ? await deps.findDealer(seen.id) : undefined
  return dealer ? [dealerChangeWrite(dealer, { isSuspended })] : []
}

/**
 * Suspends a user, which ends all their sessions and hides their offers, or restores them, as they were read. Two at once: one wins.
 * The user is notified, with the reasons and the end.
 * @param actorId the admin, or `system` at the end of a suspension
 * @throws AppError ILLEGAL_STATUS_MOVE, CONFLICT, BAD_REQUEST
 */
export const changeUserStatus = async (
  seen: UserRecord,
  body: UserStatusChange,
  actorId: string,
  deps = live,
): Promise<UserRecord> => {
  if (!canMoveUser(seen.status, body.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now()
  checkEnd(body.until, at)
  // Before the account is restored: a refresh token from before the suspension would give tokens that are newer than it.
  if (body.status === 'ACTIVE') await deps.endAllSessions(seen.id)
  const changes = changesOf(body, at)
  const record = auditWrite({
    id: deps.newId('audit'),
    at: at.toISOString(),
    actorId,
    action: 'user.status',
    subject: seen.id,
    detail: {
      from: seen.status,
      to: body.status,
      ...(body.reasonCodes && { codes: body.reasonCodes.join(' ') }),
      ...(body.until && { until: body.until }),
    },
  })
  const end = timedEndWrite('USER', seen.id, seen.suspension?.until ?? null, body.until ?? null)
  const endWrites = end ? [end] : []
  const together = [
    ...(await dealerWrites(seen, body.status === 'SUSPENDED', deps)),
    await deps.accountEmailWrite(seen, letterOf(changes), at),
    ...endWrites,
    offerSyncWrite({ ...seen, status: body.status }, at),
    ...(body.status === 'SUSPENDED' ? [trackWrite(seen.id, 'suspensions')] : []),
    record,
  ]
  // The role too: nobody is suspended who has just become an admin, and a dealership's profile goes with it.
  await deps.transact([userWrite(seen, changes, ['status', 'role']), ...together])
  return { ...seen, ...changes, version: seen.version + 1 }
}

/** What follows a change of status at once; the sign-ins of before end, and a job finishes what fails here. */
export const afterUserStatus = async (userId: string, deps = live): Promise<void> => {
  // None of them signs in any more, and there is none after a restoration: what is left of them here goes by itself too.
  await deps.deleteSessions(userId).catch((error: unknown) => {
    logger.error('sessions of a suspended account stay until they expire', error, { userId })
  })
  await deps.syncOffersNow(userId)
}
