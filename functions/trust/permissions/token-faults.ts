import { randomUUID } from 'node:crypto'
import { newId } from '#functions/adapters/ids.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { newUser } from '#functions/trust/permissions/people.ts'
import { genuine, type Signer } from '#functions/trust/permissions/signer.ts'

/** The credentials of a call, valid or not. */
export type Shown = { headers: Readonly<Record<string, string | readonly string[]>>; query?: string }

const bearer = (token: string): Shown => ({ headers: { authorization: `Bearer ${token}` } })

/** An admin, so that a refusal can only be due to the token. */
const anAdmin = (parts: Partial<UserRecord> = {}): Promise<UserRecord> =>
  newUser({ role: 'PLATFORM_ADMIN', ...parts })

const changed = (token: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const other = { ...claims, username: newId('user') }
  return [header, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.')
}

const forged = ({ id }: UserRecord, signer: Signer): Record<string, Shown> => {
  const seconds = Math.floor(Date.now() / 1000)
  const say = (parts: Readonly<Record<string, unknown>>) => bearer(signer.sign(genuine(id, parts)))
  const claims = genuine(id)
  return {
    'a key that is not ours': bearer(signer.signForeign(claims)),
    'a key that nobody knows': bearer(signer.signForeign(claims, 'another-key')),
    'no signature': bearer(signer.unsigned(claims)),
    'the public key as a secret': bearer(signer.withPublicKey(claims)),
    'claims changed after signing': bearer(changed(signer.sign(claims))),
    'an end that is past': say({ iat: seconds - 1000, exp: seconds - 1 }),
    'a beginning that is to come': say({ nbf: seconds + 600 }),
    'another pool': say({ iss: 'https://cognito-idp.me-central-1.amazonaws.com/me-central-1_Another01' }),
    'another client': say({ client_id: 'another-client-of-the-pool' }),
    'an ID token': say({
      token_use: 'id',
      aud: claims['client_id'],
      client_id: undefined,
      'cognito:username': id,
    }),
    'a refresh token’s use': say({ token_use: 'refresh' }),
  }
}

const misplaced = (token: string): Record<string, Shown> => ({
  'no token': { headers: {} },
  'an empty token': { headers: { authorization: 'Bearer ' } },
  garbage: bearer('nonsense'),
  'nine kilobytes': bearer('A'.repeat(9000)),
  'another scheme': { headers: { authorization: `Basic ${token}` } },
  'no scheme': { headers: { authorization: token } },
  'two tokens in one header': { headers: { authorization: `Bearer ${token}, Bearer ${token}` } },
  'two headers': { headers: { authorization: [`Bearer ${token}`, `Bearer ${token}`] } },
  'a cookie alone': {
    headers: { cookie: `authToken=${token}; sayara_refresh=${token}; authorization=Bearer ${token}` },
  },
  'the address alone': { headers: {}, query: `token=${token}&access_token=${token}` },
  'a header of another name': {
    headers: { 'x-authorization': `Bearer ${token}`, 'x-amzn-oidc-data': token },
  },
})

/**
 * Credentials that must not be accepted, by name: forged, expired, of another use or in another place; and genuine tokens of deleted or
 * suspended accounts and of ended sessions.
 */
export const tokenFaults = async (signer: Signer): Promise<Readonly<Record<string, Shown>>> => {
  const session = randomUUID()
  const until = Math.floor(Date.now() / 1000) + 3600
  const [admin, loggedOut, outEverywhere, suspended, deleted] = await Promise.all([
    anAdmin(),
    anAdmin({ endedSessions: [{ session, until }] }),
    anAdmin({ tokensValidAfter: Math.floor(Date.now() / 1000) - 10 }),
    anAdmin({ status: 'SUSPENDED' }),
    anAdmin({ status: 'DELETED' }),
  ])
  const of = ({ id }: { id: string }, parts = {}) => bearer(signer.sign(genuine(id, parts)))
  return {
    ...misplaced(signer.sign(genuine(admin.id))),
    ...forged(admin, signer),
    'a session that was logged out': of(loggedOut, { origin_jti: session }),
    'a token of before all sessions ended': of(outEverywhere),
    'a suspended account': of(suspended),
    'a deleted account': of(deleted),
    'an account that never was': of({ id: newId('user') }),
  }
}
