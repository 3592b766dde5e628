import { env } from '#functions/core/env.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import type { SessionRecord } from '#functions/data/sessions.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { Session } from '#shared/schemas/user.ts'
import { reply } from '#functions/core/respond.ts'
import { epochSeconds } from '#functions/core/time.ts'

// Read by two routes alone: refresh accepts it, logout revokes it. Over HTTPS its name begins with `__Host-`, and a browser takes such
// a cookie from this very host alone: no other name below the domain can plant one of its own. The prefix wants the path `/`;
// over plain HTTP, on one machine, browsers refuse it.
const isSecure = (): boolean => env().PUBLIC_ORIGIN.startsWith('https:')

// Cookies know hosts and no ports: without one in the name, two instances on one machine would sign people out of each other.
const plainName = 'sayara_refresh'
const localName = (): string => {
  const { port } = new URL(env().PUBLIC_ORIGIN)
  return port ? `${plainName}_${port}` : plainName
}

const name = (): string => (isSecure() ? `__Host-${plainName}` : localName())

/** The cookie of that name; on one machine also of the name without a port, under which sessions of before 1.0.0 are kept. */
const valueOf = (cookies: RequestInfo['cookies']): string | undefined =>
  cookies[name()] || (isSecure() ? undefined : cookies[plainName])

const attributes = (): string =>
  isSecure() ? 'Path=/; HttpOnly; SameSite=Strict; Secure' : 'Path=/api; HttpOnly; SameSite=Strict'

/** The cookie that keeps a session beyond its fifteen-minute token. */
export const refreshCookie = (secret: string, seconds: number): string =>
  `${name()}=${secret}; ${attributes()}; Max-Age=${seconds}`

export const clearedRefreshCookie = (): string => refreshCookie('', 0)

/** What a refresh cookie says: whose session it keeps and its secret; or, of before there were such, the pool's own refresh token. */
export type RefreshCookie = { userId: string; session: string; secret: string } | { poolToken: string }

const ours = /^(usr_\w{26})\.([\w-]{16,64})\.([\w-]{43})$/

/** The refresh cookie of a request from our own pages, or undefined. A page of another site is never served. */
export const readRefreshCookie = ({
  cookies,
  origin,
  host,
}: Pick<RequestInfo, 'cookies' | 'origin' | 'host'>): RefreshCookie | undefined => {
  const isOurs =
    origin === undefined ||
    origin === env().PUBLIC_ORIGIN ||
    (URL.canParse(origin) && new URL(origin).host === host)
  const value = isOurs && valueOf(cookies)
  if (!value) return undefined
  const [, userId, session, secret] = ours.exec(value) ?? []
  if (userId && session && secret) return { userId, session, secret }
  return value.startsWith('usr_') ? undefined : { poolToken: value }
}

/** The response to a sign-in or a renewal: the user with the token they call with, and the cookie that keeps the session. */
export const toSignedIn = (
  user: UserRecord,
  accessToken: string,
  kept: { session: Pick<SessionRecord, 'id' | 'expiresAt'>; secret: string },
  at: Date,
) => {
  const seconds = kept.session.expiresAt - epochSeconds(at)
  const answer: Session = { ...toCurrentUser(user), authToken: accessToken }
  return reply(answer, {
    cookies: [refreshCookie(`${user.id}.${kept.session.id}.${kept.secret}`, seconds)],
  })
}
