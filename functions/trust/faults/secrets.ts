import { randomBytes } from 'node:crypto'
import { insertPasswordReset } from '#functions/data/passwords.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { apiOk } from '#functions/testing/api.ts'
import { password, type Person } from '#functions/testing/people.ts'

// Secrets that users receive by email and cookie instead of in responses.

/** The token in the unsubscribe links of a user's emails. */
export const unsubscribeTokenOf = async (userId: string): Promise<string> =>
  (await readPreferences(userId)).unsubscribeToken ?? ''

/** Creates a token for a password reset link. */
export const resetTokenFor = async ({ user }: Person): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await insertPasswordReset({ token, user, at: new Date() }, [])
  return token
}

/** The id of a session that a user has besides the one of their token. */
export const otherSessionOf = async ({ user }: Person): Promise<string> =>
  (await refreshCookieOf(user.username)).split('.')[1] ?? ''

/** The refresh cookie of a new session. */
export const refreshCookieOf = async (username: string): Promise<string> => {
  const { headers } = await apiOk('POST', '/api/login', { body: { username, password } })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
