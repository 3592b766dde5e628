import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { accountLetterWrite } from '#functions/commands/account-letter.ts'
import { removeUser } from '#functions/commands/remove-user.ts'
import type { Actor } from '#functions/core/actor.ts'
import { AppError } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { auditWrite } from '#functions/data/audit.ts'
import { findDealer, removeDealerWrites } from '#functions/data/dealers.ts'
import { markUserDeleted } from '#functions/data/deleted-users.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { checkPassword } from '#functions/identity/check-password.ts'
import { clearedRefreshCookie } from '#functions/identity/refresh-cookie.ts'
import { deleteAccount as route } from '#shared/api/identity.ts'
import { isDealershipSeller, isPlatformAdmin } from '#shared/rules/user.ts'

const live = {
  checkPassword,
  accountLetterWrite,
  findDealer,
  markUserDeleted,
  removeUser,
  newId,
  now,
}

// Half of the handler's ten seconds: nearly everybody's things are gone by then, and the job removes the others'.
const removesForMs = 5000

/** The one act that ends the account: from then on nobody signs in to it, finds it or sees anything of it. */
const markDeleted = async (actor: Actor, at: Date, deps: typeof live): Promise<UserRecord> => {
  const dealer = isDealershipSeller(actor) ? await deps.findDealer(actor.id) : undefined
  const record = auditWrite({
    id: deps.newId('audit'),
    at: at.toISOString(),
    actorId: actor.id,
    action: 'user.delete',
    subject: actor.id,
  })
  const letter = await deps.accountLetterWrite(actor, { kind: 'ACCOUNT_DELETED' }, at)
  return deps.markUserDeleted(actor, at, [...(dealer ? removeDealerWrites(dealer, at) : []), letter, record])
}

const removeQuietly = async (user: UserRecord, at: Date, deps: typeof live): Promise<void> => {
  try {
    await deps.removeUser(user, new Date(at.getTime() + removesForMs))
  } catch (error) {
    logger.error('the job has to remove a deleted account', error, { userId: user.id })
  }
}

/** Deletes the caller's account. An admin's stays: there must be one, and the audit log names them. */
export const deleteAccount = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  if (isPlatformAdmin(actor)) throw new AppError('FORBIDDEN')
  await deps.checkPassword(actor.id, body.password, request.ip)
  const at = deps.now()
  await removeQuietly(await markDeleted(actor, at, deps), at, deps)
  return reply(undefined, { cookies: [clearedRefreshCookie()] })
}

export const handler = routeHandler(route, deleteAccount)
