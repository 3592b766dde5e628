import { signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { networkOf } from '#functions/core/network.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { limitReached, takeFromLimit } from '#functions/data/rate-limits.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { refreshCookie } from '#functions/identity/refresh-cookie.ts'
import { toSession } from '#functions/identity/views.ts'
import { login as route } from '#shared/api/identity.ts'

const live = { findUserId, getUserById, signInWithPassword, limitReached, takeFromLimit, now }

// Ten wrong passwords an hour for one account from one network: enough for a forgetful owner, hopeless for guessing,
// and an attacker elsewhere cannot lock the owner out.
const failures = { limit: 10, seconds: 3600 }

const refuse = (retryAfterSeconds: number | undefined): void => {
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/** Signs in. Unknown user, wrong password, suspended and deleted accounts all get the same answer. */
export const login = async ({ body, request }: Input<typeof route>, deps = live) => {
  const userId = await deps.findUserId(body.username)
  const caller = `${userId ?? body.username.toLowerCase()}#${networkOf(request.ip)}`
  // Before the password is tried: else a guesser would learn the right one beyond the limit.
  refuse(await deps.limitReached('loginFailure', caller, failures.limit, failures.seconds, deps.now()))
  try {
    const tokens = await deps.signInWithPassword(userId, body.password)
    const user = userId && (await deps.getUserById(userId))
    if (!user || user.status !== 'ACTIVE') throw new AppError('INVALID_CREDENTIALS')
    const cookies = tokens.refreshToken ? [refreshCookie(tokens.refreshToken)] : []
    return reply(toSession(user, tokens.accessToken), { cookies })
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS') {
      refuse(await deps.takeFromLimit('loginFailure', caller, failures.limit, failures.seconds, deps.now()))
    }
    throw error
  }
}

export const handler = routeHandler(route, login)
