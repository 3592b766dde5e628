import { verifyAccessToken } from '#functions/adapters/access-token.ts'
import { signInWithRefreshToken } from '#functions/adapters/identity-pool.ts'
import { AppError } from '#functions/core/app-error.ts'
import { identify, type Input } from '#functions/core/route-handler.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import { getUserById } from '#functions/data/users.ts'
import { readRefreshToken, toSignedIn } from './session.ts'
import { refresh as route } from '#shared/api/identity.ts'

const live = { signInWithRefreshToken, verifyAccessToken, getUserById }

/** A new bearer token for the cookie, unless the user was suspended, deleted or logged out in the meantime. */
export const refresh = async ({ request }: Input<typeof route>, deps = live) => {
  const refreshToken = readRefreshToken(request)
  if (!refreshToken) throw new AppError('UNAUTHORIZED')
  const tokens = await deps.signInWithRefreshToken(refreshToken)
  const user = await identify({ ...request, authorization: `Bearer ${tokens.accessToken}` }, deps)
  if (!user) throw new AppError('UNAUTHORIZED')
  return toSignedIn(user, tokens)
}

export const handler = limitedHandler(route, refresh)
