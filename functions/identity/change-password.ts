import { now } from '#functions/core/time.ts'
import { endAllSessions, setPassword, signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { endSessions } from '#functions/commands/end-sessions.ts'
import { hasCode } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import {
  beginPasswordChange,
  dropPasswordChange,
  hasPasswordChange,
  leavePasswordChange,
  passwordChangedWrite,
} from '#functions/data/passwords.ts'
import { getSession } from '#functions/data/sessions.ts'
import { checkPassword } from './check-password.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { signInAnew, startSession } from './start-session.ts'
import { changePassword as route } from '#shared/api/identity.ts'
import type { Factor } from '#shared/schemas/session.ts'

const live = {
  hasPasswordChange,
  beginPasswordChange,
  dropPasswordChange,
  leavePasswordChange,
  checkPassword,
  endAllSessions,
  setPassword,
  accountEmailWrite,
  endSessions,
  signInWithPassword,
  startSession,
  getSession,
  now,
}

type Asked = Pick<Input<typeof route>, 'actor' | 'body' | 'request'>

/**
 * Makes sure of the present password, which is the new one already where an earlier change stopped half-way. Before the change is held:
 * a thief with a session alone must not hold off the owner who sets a new password by a mailed link.
 */
const checkPresent = async ({ actor, body, request }: Asked, deps: typeof live) => {
  const isResumed = await deps.hasPasswordChange(actor.id)
  try {
    await deps.checkPassword(actor.id, body.currentPassword, request.ip)
  } catch (error) {
    const isWrong = hasCode(error, 'WRONG_PASSWORD')
    if (!isWrong || !isResumed) throw error
    await deps.checkPassword(actor.id, body.newPassword, request.ip)
  }
}

const letGo = async ({ actor, request }: Asked, isBegun: boolean, deps: typeof live): Promise<void> => {
  try {
    await (isBegun ? deps.leavePasswordChange : deps.dropPasswordChange)(actor.id, request.id)
  } catch (error) {
    logger.error('a change of password is held until its time is over', error, { userId: actor.id })
  }
}

/**
 * Sets a new password for a caller who knows the present one, ends every session, and starts a new one. Of several at once one
 * wins. It can stop anywhere, and a repetition finishes it: until the pool has the new password nothing has changed except that
 * everybody signs in again when their token expires; afterwards the new one counts as the present one; and once our record is
 * written, the new password signs in.
 */
export const changePassword = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  requireGoodPassword('newPassword', body.newPassword, actor)
  const before = actor.session && (await deps.getSession(actor.id, actor.session, deps.now()))
  await checkPresent({ actor, body, request }, deps)
  let isBegun = await deps.beginPasswordChange(actor, request.id, deps.now())
  try {
    const mail = await deps.accountEmailWrite(actor, { kind: 'PASSWORD_CHANGED' }, deps.now())
    // Before, so that no refresh token outlives the old password should this end after the next line.
    await deps.endAllSessions(actor.id)
    isBegun = true
    await deps.setPassword(actor.id, body.newPassword)
    await deps.endSessions(actor.id, [mail, passwordChangedWrite(actor.id)])
  } catch (error) {
    await letGo({ actor, body, request }, isBegun, deps)
    throw error
  }
  // Every session has ended: after an error the same call would be refused for its token.
  const proved: Factor[] = ['password', ...(before ? before.factors : [])]
  // An address that waited for its confirmation ended with the sessions.
  const user = { ...actor, pendingEmail: null }
  return signInAnew(user, { password: body.newPassword, factors: [...new Set(proved)] }, request, deps)
}

export const handler = routeHandler(route, changePassword)
