import type { Tokens } from '#functions/adapters/identity-pool.ts'
import { reply } from '#functions/core/respond.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { refreshCookie } from '#functions/identity/refresh-cookie.ts'
import { toSession } from '#functions/identity/views.ts'

/** The answer to somebody who is signed in from now on: the session, and the cookie that keeps it. */
export const toSignedIn = (user: UserRecord, { accessToken, refreshToken }: Tokens) =>
  reply(toSession(user, accessToken), { cookies: refreshToken ? [refreshCookie(refreshToken)] : [] })
