import { newId } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from './account-email.ts'
import { removeUser } from './remove-user.ts'
import { logger } from '#functions/core/logger.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { findDealer, removeDealerWrites } from '#functions/data/dealers.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { markUserDeleted } from '#functions/data/user-accounts.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'

const live = { accountEmailWrite, findDealer, markUserDeleted, removeUser, newId }

// Half of a handler's ten seconds: nearly all accounts are removed by then, and the job removes the others.
const removesForMs = 5000

/** The one act that ends the account: from then on nobody signs in to it, finds it or sees anything of it. */
const markDeleted = async (
  user: UserRecord,
  actorId: string,
  at: Date,
  deps: typeof live,
): Promise<UserRecord> => {
  const dealer = isDealershipSeller(user) ? await deps.findDealer(user.id) : undefined
  const record = auditWrite({
    id: deps.newId('audit'),
    at: at.toISOString(),
    actorId,
    action: 'user.delete',
    subject: user.id,
  })
  const mail = await deps.accountEmailWrite(user, { kind: 'ACCOUNT_DELETED' }, at)
  // What it offers is out of sight until its removal has removed it.
  const hiding = offerSyncWrite({ ...user, status: 'DELETED' }, at)
  const together = [...(dealer ? removeDealerWrites(dealer) : []), hiding, mail, record]
  return deps.markUserDeleted(user, at, together)
}

/**
 * Deletes an account as it was read, active or suspended, and removes as many of its items as there is time for; the job
 * removes the rest.
 * @param actorId the person who deletes it: its owner or an admin
 * @throws AppError CONFLICT when it has changed since it was read; nothing is written then
 */
export const deleteUser = async (user: UserRecord, actorId: string, at: Date, deps = live): Promise<void> => {
  const marked = await markDeleted(user, actorId, at, deps)
  // The log outlives the table: after a restore from a backup, these accounts are deleted again (`infra/runbooks/restore.md`).
  logger.info('an account was deleted', { userId: user.id })
  try {
    await deps.removeUser(marked, new Date(at.getTime() + removesForMs))
  } catch (error) {
    logger.error('the job has to remove a deleted account', error, { userId: user.id })
  }
}
