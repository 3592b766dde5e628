import { canMoveUser } from '#shared/rules/status-moves.ts'
import { now, retryConflict, untilSecond } from '#functions/core/time.ts'
import { endAllSessions } from '#functions/adapters/identity-pool.ts'
import { newId } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { syncOffersNow } from '#functions/commands/sync-offers.ts'
import { AppError } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { auditWrite, transact, type Write } from '#functions/data/transact.ts'
import { deleteSessions } from '#functions/data/sessions.ts'
import { findDealer, dealerChangeWrite } from '#functions/data/dealers.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { trackWrite } from '#functions/data/reputation.ts'
import { userWrite } from '#functions/data/user-edits.ts'
import { toAdminUser } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { EmailContent } from '#functions/mail/email.ts'
import { readManaged } from './changed-user.ts'
import type { Body } from '#shared/api/contract.ts'
import { setUserStatus as route } from '#shared/api/users.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'

const live = {
  readManaged,
  findDealer,
  endAllSessions,
  deleteSessions,
  accountEmailWrite,
  transact,
  syncOffersNow,
  untilSecond,
  newId,
  now,
}

/** The changed fields of the user. A token has its time of issue in whole seconds, so tokens of this second are revoked too. */
const changesOf = ({ status, reasonCodes = [], reason }: Body<typeof route>, at: Date) => ({
  status,
  tokensValidAfter: Math.floor(at.getTime() / 1000) + 1,
  suspension: status === 'SUSPENDED' ? { reasonCodes, reason: reason || null, at: at.toISOString() } : null,
})

const letterOf = ({ suspension }: Pick<UserRecord, 'suspension'>): EmailContent =>
  suspension
    ? { kind: 'ACCOUNT_SUSPENDED', reasonCodes: suspension.reasonCodes, reason: suspension.reason }
    : { kind: 'ACCOUNT_RESTORED' }

const dealerWrites = async (seen: UserRecord, isSuspended: boolean, deps: typeof live): Promise<Write[]> => {
  const dealer = isDealershipSeller(seen) ? await deps.findDealer(seen.id) : undefined
  return dealer ? [dealerChangeWrite(dealer, { isSuspended })] : []
}

const changeStatus = async (
  { actor, params, body }: Input<typeof route>,
  deps: typeof live,
): Promise<UserRecord> => {
  const seen = await deps.readManaged(params.id)
  if (!canMoveUser(seen.status, body.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  // Before the account is restored: a refresh token from before the suspension would give tokens that are newer than it.
  if (body.status === 'ACTIVE') await deps.endAllSessions(seen.id)
  const at = deps.now()
  const changes = changesOf(body, at)
  const record = auditWrite({
    id: deps.newId('audit'),
    at: at.toISOString(),
    actorId: actor.id,
    action: 'user.status',
    subject: seen.id,
    detail: {
      from: seen.status,
      to: body.status,
      ...(body.reasonCodes && { codes: body.reasonCodes.join(' ') }),
    },
  })
  const together = [
    ...(await dealerWrites(seen, body.status === 'SUSPENDED', deps)),
    await deps.accountEmailWrite(seen, letterOf(changes), at),
    offerSyncWrite({ ...seen, status: body.status }, at),
    ...(body.status === 'SUSPENDED' ? [trackWrite(seen.id, 'suspensions')] : []),
    record,
  ]
  // The role too: nobody is suspended who has just become an admin, and a dealership's profile goes with it.
  await deps.transact([userWrite(seen, changes, ['status', 'role']), ...together])
  return { ...seen, ...changes, version: seen.version + 1 }
}

/**
 * Suspends a user, which ends all their sessions and hides their offers, or restores them. Two admins at once: one wins. The
 * user is notified, with the reasons.
 */
export const setUserStatus = async (input: Input<typeof route>, deps = live) => {
  const user = await retryConflict(() => changeStatus(input, deps))
  // None of them signs in any more, and there is none after a restoration: what is left of them here goes by itself too.
  await deps.deleteSessions(user.id).catch((error: unknown) => {
    logger.error('sessions of a suspended account stay until they expire', error, { userId: user.id })
  })
  await deps.syncOffersNow(user.id)
  // Waits, so that a sign-in right after this response does not get a token of the revoked second.
  if (user.status === 'ACTIVE') await deps.untilSecond(user.tokensValidAfter)
  return toAdminUser(user)
}

export const handler = provenHandler(route, setUserStatus)
