import { sha256 } from '#functions/core/hash.ts'
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { newId } from '#functions/adapters/ids.ts'
import { env } from '#functions/core/env.ts'
import { aUser } from '#functions/testing/builders.ts'
import { at, refuses, same } from '#functions/trust/guards/store.ts'
import { originSecretHeader } from '#shared/constants/origin-headers.ts'
import * as doors from '#functions/core/route-handler.ts'
import * as front from '#functions/core/read-request.ts'
import * as pool from '#functions/adapters/identity-pool.ts'
import * as logins from '#functions/identity/login.ts'
import * as refreshes from '#functions/identity/refresh.ts'
import * as resets from '#functions/identity/reset-password.ts'

type User = ReturnType<typeof aUser>
type Asked = Parameters<typeof doors.identify>[0]

const asked = {
  authorization: 'Bearer a.b.c',
  cookies: { sayara_refresh: 'r' },
  ip: '10.0.0.1',
} as unknown as Asked

/** Dependencies with a fresh token of a user, or of no user. */
const holding = (user: User | undefined, session = 's', issuedAt = 100) => ({
  verifyAccessToken: async () => ({ userId: aUser().id, session, issuedAt }),
  getUserById: async () => user,
})

const idOf = async (user: User | undefined) => (await doors.identify(asked, holding(user)))?.id

const signedIn = { accessToken: 'a.b.c', refreshToken: 'r' }

const logIn = (user: User | undefined) =>
  logins.login({ body: { username: 'a', password: 'b' }, request: asked } as never, {
    findUserId: async () => aUser().id,
    getUserById: async () => user,
    signInWithPassword: async () => signedIn,
    underGuessLimit: (_account, _ip, attempt) => attempt(),
    wereAccountsLost: async () => false,
    now: () => at,
  })

const reset = (user: User | undefined, isClaimed: boolean, wentTo = true) =>
  resets.resetPassword(
    { body: { token: 't', newPassword: 'n' }, request: asked } as never,
    {
      findPasswordReset: async () => ({ userId: aUser().id, issuedAt: 100, wentTo: () => wentTo }),
      claimPasswordReset: async () => isClaimed,
      releasePasswordReset: async () => {},
      getUserById: async () => user,
      setPassword: async () => {},
      accountEmailWrite: async () => ({}) as never,
      endSessions: async () => {},
      forgiveGuesses: async () => {},
      now: () => at,
    } as never,
  )

export const catchers = {
  'a token of a session that has ended': async () => {
    same(await idOf(aUser({ tokensValidAfter: 101 })), undefined)
    same(await idOf(aUser({ endedSessions: [{ session: 's', until: 9e9 }] })), undefined)
    same(await idOf(aUser({ endedSessions: [{ session: 'other', until: 9e9 }] })), aUser().id)
  },
  'nobody, where somebody is asked for': async () => {
    const none = { verifyAccessToken: async () => undefined, getUserById: async () => aUser() }
    same(await doors.identify(asked, none), undefined)
    await refuses('UNAUTHORIZED', () => doors.admit('user', asked, none))
    await refuses('UNAUTHORIZED', () => doors.admit('admin', { ...asked, authorization: undefined }))
    same(await doors.admit('optional', asked, none), undefined)
    same(await doors.admit('public', asked, none), undefined)
  },
  'a request around CloudFront': async () => {
    const call = (secret?: string) => ({ headers: secret ? { [originSecretHeader]: secret } : {} }) as never
    const hashes = [sha256('new'), sha256('old')]
    for (const good of ['new', 'old']) front.requireOriginSecret(call(good), hashes)
    await refuses('FORBIDDEN', () => front.requireOriginSecret(call('wrong'), hashes))
    await refuses('FORBIDDEN', () => front.requireOriginSecret(call(), hashes))
    front.requireOriginSecret(call(), [])
  },
  'a password that the pool wants changed first': async () => {
    const [id, password] = [newId('user'), 'Sayara123']
    const account = { UserPoolId: env().USER_POOL_ID, Username: id }
    const client = new CognitoIdentityProviderClient()
    await client.send(new AdminCreateUserCommand({ ...account, MessageAction: 'SUPPRESS' }))
    await client.send(new AdminSetUserPasswordCommand({ ...account, Password: password, Permanent: false }))
    await refuses('INVALID_CREDENTIALS', () => pool.signInWithPassword(id, password))
  },
  'signing in to what is no account': async () => {
    await refuses('INVALID_CREDENTIALS', () => logIn(undefined))
    await refuses('INVALID_CREDENTIALS', () => logIn(aUser({ status: 'DELETED' })))
    await refuses('ACCOUNT_SUSPENDED', () => logIn(aUser({ status: 'SUSPENDED' })))
  },
  'a session renewed for nobody': async () => {
    const renew = (request: Asked, user?: User) =>
      refreshes.refresh({ request } as never, {
        ...holding(user),
        signInWithRefreshToken: async () => signedIn,
      })
    await refuses('UNAUTHORIZED', () => renew(asked))
    await refuses('UNAUTHORIZED', () => renew({ ...asked, cookies: {} }, aUser()))
  },
  'a link for a new password that opens nothing': async () => {
    await reset(aUser(), true)
    await refuses('RESET_LINK_INVALID', () => reset(aUser(), false))
    await refuses('RESET_LINK_INVALID', () => reset(undefined, true))
    await refuses('RESET_LINK_INVALID', () => reset(aUser({ status: 'SUSPENDED' }), true))
    await refuses('RESET_LINK_INVALID', () => reset(aUser({ tokensValidAfter: 101 }), true))
    await refuses('RESET_LINK_INVALID', () => reset(aUser(), true, false))
  },
}
