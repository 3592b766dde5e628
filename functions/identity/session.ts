import { env } from '#functions/core/env.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { refreshTokenDays } from '#shared/constants/limits.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { Session } from '#shared/schemas/user.ts'
import type { Tokens } from '#functions/adapters/identity-pool.ts'
import { reply } from '#functions/core/respond.ts'

// Read by two routes alone: refresh accepts it, logout revokes it. Over HTTPS its name begins with `__Host-`, and a browser takes such
// a cookie from this very host alone: no other name below the domain can plant one of its own. The prefix wants the path `/`;
// over plain HTTP, on one machine, browsers refuse it.
const isSecure = (): boolean => env().PUBLIC_ORIGIN.startsWith('https:')

const name = (): string => (isSecure() ? '__Host-sayara_refresh' : 'sayara_refresh')

const attributes = (): string =>
  isSecure() ? 'Path=/; HttpOnly; SameSite=Strict; Secure' : 'Path=/api; HttpOnly; SameSite=Strict'

/** The cookie that keeps a session beyond its fifteen-minute token. */
export const refreshCookie = (refreshToken: string): string =>
  `${name()}=${refreshToken}; ${attributes()}; Max-Age=${refreshTokenDays * 86_400}`

export const clearedRefreshCookie = (): string => `${name()}=; ${attributes()}; Max-Age=0`

/** The refresh token of a request from our own pages, or undefined. A page of another site is never served. */
export const readRefreshToken = ({ cookies, origin, host }: RequestInfo): string | undefined => {
  const isOurs =
    origin === undefined ||
    origin === env().PUBLIC_ORIGIN ||
    (URL.canParse(origin) && new URL(origin).host === host)
  return isOurs ? cookies[name()] || undefined : undefined
}

/** The user as they see themselves, with the token they call with. */
const toSession = (user: UserRecord, authToken: string): Session => ({
  ...toCurrentUser(user),
  authToken,
})

/** The response to a sign-in: the session, and the cookie that keeps it. */
export const toSignedIn = (user: UserRecord, { accessToken, refreshToken }: Tokens) =>
  reply(toSession(user, accessToken), { cookies: refreshToken ? [refreshCookie(refreshToken)] : [] })
