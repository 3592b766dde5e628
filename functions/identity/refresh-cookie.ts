import { env } from '#functions/core/env.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { refreshTokenDays } from '#shared/constants/limits.ts'

// Sent to /api only, and read by two routes alone: refresh accepts it, logout revokes it.
const name = 'sayara_refresh'

const attributes = (): string =>
  `Path=/api; HttpOnly; SameSite=Strict${env().PUBLIC_ORIGIN.startsWith('https:') ? '; Secure' : ''}`

/** The cookie that keeps a session beyond its fifteen-minute token. */
export const refreshCookie = (refreshToken: string): string =>
  `${name}=${refreshToken}; ${attributes()}; Max-Age=${refreshTokenDays * 86_400}`

export const clearedRefreshCookie = (): string => `${name}=; ${attributes()}; Max-Age=0`

/** The refresh token of a request from our own pages, or undefined. A page of another site is never served. */
export const readRefreshToken = ({ cookies, origin, host }: RequestInfo): string | undefined => {
  const isOurs =
    origin === undefined ||
    origin === env().PUBLIC_ORIGIN ||
    (URL.canParse(origin) && new URL(origin).host === host)
  return isOurs ? cookies[name] || undefined : undefined
}
