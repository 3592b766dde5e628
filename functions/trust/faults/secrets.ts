import { randomBytes } from 'node:crypto'
import { insertPasswordReset } from '#functions/data/passwords.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { apiOk } from '#functions/testing/api.ts'
import { password, type Person } from '#functions/testing/people.ts'

// What people are handed outside of the API's answers: in letters and cookies.

/** The token in the unsubscribe links of a person's mail. */
export const unsubscribeTokenOf = async (userId: string): Promise<string> =>
  (await readPreferences(userId)).unsubscribeToken ?? ''

/** The token of a link for a new password. */
export const resetTokenFor = async ({ user }: Person): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await insertPasswordReset({ token, user, at: new Date() }, [])
  return token
}

/** The cookie of a new session. */
export const refreshCookieOf = async (username: string): Promise<string> => {
  const { headers } = await apiOk('POST', '/api/login', { body: { username, password } })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
