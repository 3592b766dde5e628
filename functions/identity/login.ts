import { signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { takeFromLimit } from '#functions/data/rate-limits.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { refreshCookie } from '#functions/identity/refresh-cookie.ts'
import { toSession } from '#functions/identity/views.ts'
import { login as route } from '#shared/api/identity.ts'

const live = { findUserId, getUserById, signInWithPassword, takeFromLimit, now }

// Ten wrong passwords an hour for one account from one address: enough for a forgetful owner, hopeless for guessing,
// and an attacker elsewhere cannot lock the owner out.
const failures = { limit: 10, seconds: 3600 }

/** Signs in. Unknown user, wrong password, suspended and deleted accounts all get the same answer. */
export const login = async ({ body, request }: Input<typeof route>, deps = live) => {
  const userId = await deps.findUserId(body.username)
  try {
    const tokens = await deps.signInWithPassword(userId, body.password)
    const user = userId && (await deps.getUserById(userId))
    if (!user || user.status !== 'ACTIVE') throw new AppError('INVALID_CREDENTIALS')
    const cookies = tokens.refreshToken ? [refreshCookie(tokens.refreshToken)] : []
    return reply(toSession(user, tokens.accessToken), { cookies })
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS') {
      const caller = `${body.username.toLowerCase()}#${request.ip}`
      const wait = await deps.takeFromLimit(
        'loginFailure',
        caller,
        failures.limit,
        failures.seconds,
        deps.now(),
      )
      if (wait !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
    }
    throw error
  }
}

export const handler = routeHandler(route, login)
