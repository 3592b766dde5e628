import { AppError } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import { addToLogContext } from '#functions/core/logger.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { getUserById } from '#functions/data/users.ts'
import { accountSuspended } from './account-suspended.ts'
import { signInByTicket } from './enter-by-code.ts'
import { startSession } from './start-session.ts'
import { verifyPasskey } from './verify-passkey.ts'
import { signInWithPasskey as route } from '#shared/api/passkeys.ts'

const live = { verifyPasskey, getUserById, signInByTicket, startSession }

/**
 * Signs in with a passkey, which is had and unlocked: no second factor is asked for beside it. Its use is noted together with the start
 * of the session, so that of two uses of one answer one wins, and a store that fails costs no answer.
 */
export const signInWithPasskey = async ({ body, request }: Input<typeof route>, deps = live) => {
  const { userId, used } = await deps.verifyPasskey(body)
  const user = await deps.getUserById(userId)
  if (!user || user.status === 'DELETED') throw new AppError('PASSKEY_INVALID')
  addToLogContext({ userId: user.id })
  if (user.status === 'SUSPENDED') throw accountSuspended(user)
  const tokens = await deps.signInByTicket(user.id)
  return deps.startSession(user, { tokens, factors: ['passkey'], together: used }, request)
}

export const handler = limitedHandler(route, signInWithPasskey)
