import { newTotpSecret, totpCode } from '#functions/identity/totp.ts'
import { beginTotp, confirmTotpWrite } from '#functions/data/factors.ts'
import { keys } from '#functions/data/keys.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'

/** Begins a second factor for a user who has none. @returns its secret */
export const beginFactor = async (userId: string): Promise<string> => {
  const secret = newTotpSecret()
  await beginTotp(userId, secret)
  return secret
}

/** Turns a second factor on, without recovery codes and without a code being used; one that is on stays. @returns its secret */
export const turnOnFactor = async (userId: string): Promise<string> => {
  const secret = newTotpSecret()
  if (!(await beginTotp(userId, secret))) return secret
  const confirmed = { since: new Date().toISOString(), lastStep: 0, salt: 'salt', recovery: [] }
  await transact([confirmTotpWrite(userId, secret, confirmed)])
  return secret
}

/** The code that an authenticator app shows now, or so many seconds later. */
export const codeNow = (secret: string, later = 0): string =>
  totpCode(secret, new Date(Date.now() + later * 1000))

/** The session of an access token. */
export const sessionOf = ({ token }: { token: string }): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).origin_jti

/** Makes somebody's session one that was proved so many seconds ago. */
export const ageProof = async (person: { user: { id: string }; token: string }, seconds: number) => {
  const provedAt = new Date(Date.now() - seconds * 1000).toISOString()
  await write(updateWrite(keys.session(person.user.id, sessionOf(person)), { set: { provedAt } }))
}
