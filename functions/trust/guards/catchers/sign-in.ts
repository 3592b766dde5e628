import { secretHash, sha256 } from '#functions/core/hash.ts'
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { newId } from '#functions/adapters/ids.ts'
import { env } from '#functions/core/env.ts'
import { reply } from '#functions/core/respond.ts'
import type { SessionRecord } from '#functions/data/sessions.ts'
import { transact } from '#functions/data/transact.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import { sealToken } from '#functions/identity/session-secret.ts'
import { aSession, aUser } from '#functions/testing/builders.ts'
import { at, refuses, same } from '#functions/trust/guards/store.ts'
import { originSecretHeader } from '#shared/constants/origin-headers.ts'
import * as ends from '#functions/identity/end-session.ts'
import * as sessions from '#functions/data/sessions.ts'
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
  userAgent: '',
} as unknown as Asked

/** Dependencies with a fresh token of a user, or of no user. */
const holding = (user: User | undefined, session = 's', issuedAt = 100) => ({
  verifyAccessToken: async () => ({ userId: aUser().id, session, issuedAt }),
  getUserById: async () => user,
  findEmployment: async () => undefined,
})

const idOf = async (user: User | undefined) => (await doors.identify(asked, holding(user)))?.id

const session = aSession({ id: 'a-session-of-a-user' })
const signedIn = { accessToken: 'a.b.c', refreshToken: 'r', session: session.id, signedInAt: at }
const started = reply({ ...toCurrentUser(aUser()), authToken: 'a.b.c' }, {})

const logIn = (user: User | undefined, hasFactor = false) =>
  logins.login({ body: { username: 'a', password: 'b' }, request: asked } as never, {
    findUserId: async () => aUser().id,
    getUserById: async () => user,
    signInWithPassword: async () => signedIn,
    underGuessLimit: (_account, _ip, attempt) => attempt(),
    readSecondFactor: async () =>
      hasFactor
        ? { secret: 'S', since: '2026-05-01T10:00:00.000Z', lastStep: 0, salt: '', recovery: [] }
        : undefined,
    checkCode: async () => 'totp',
    startSession: async () => started,
    wereAccountsLost: async () => false,
    now: () => at,
  })

const reset = (user: User | undefined, wentTo = true) =>
  resets.resetPassword(
    { body: { token: 't', newPassword: 'n' }, request: asked } as never,
    {
      findPasswordReset: async () => ({ userId: aUser().id, issuedAt: 100, wentTo: () => wentTo }),
      beginPasswordChange: async () => false,
      leavePasswordChange: async () => {},
      getUserById: async () => user,
      setPassword: async () => {},
      accountEmailWrite: async () => ({}) as never,
      endSessions: async () => {},
      forgiveGuesses: async () => {},
      now: () => at,
    } as never,
  )

export const catchers = {
  // Of a deleted person the matrix asks, too, until a job has removed them.
  'a token of who may not act': async () => {
    same(await idOf(aUser()), aUser().id)
    same(await idOf(aUser({ status: 'SUSPENDED' })), undefined)
    same(await idOf(aUser({ status: 'DELETED' })), undefined)
  },
  'a token of a session that has ended': async () => {
    same(await idOf(aUser({ tokensValidAfter: 101 })), undefined)
    same(await idOf(aUser({ endedSessions: [{ session: 's', until: 9e9 }] })), undefined)
    same(await idOf(aUser({ endedSessions: [{ session: 'other', until: 9e9 }] })), aUser().id)
  },
  'nobody, where somebody is asked for': async () => {
    const none = { ...holding(aUser()), verifyAccessToken: async () => undefined }
    same(await doors.identify(asked, none), undefined)
    await refuses('UNAUTHORIZED', () => doors.admit({ access: 'user' }, asked, none))
    await refuses('UNAUTHORIZED', () =>
      doors.admit({ access: 'admin' }, { ...asked, authorization: undefined }),
    )
    same(await doors.admit({ access: 'optional' }, asked, none), undefined)
    same(await doors.admit({ access: 'public' }, asked, none), undefined)
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
    await refuses('SECOND_FACTOR_REQUIRED', () => logIn(aUser(), true))
  },
  'a session renewed for nobody': async () => {
    const renew = (value: string | undefined, user?: User, stored?: SessionRecord) =>
      refreshes.refresh({ request: { ...asked, cookies: value ? { sayara_refresh: value } : {} } } as never, {
        ...holding(user, session.id),
        signInWithRefreshToken: async () => signedIn,
        getSession: async () => stored,
        insertSession: async () => {},
        rotateSession: async () => true,
        accountEmailWrite: async () => ({}) as never,
        transact: async () => {},
        endSession: async () => {},
        newSecret: () => 's',
        now: () => at,
      })
    const secret = 's'.repeat(43)
    const cookie = `${aUser().id}.${session.id}.${secret}`
    const good = { currentHash: secretHash(secret), sealed: sealToken('r', secret, session.id) }
    const stored = { ...session, ...good }
    await renew(cookie, aUser(), stored)
    await renew('r', aUser())
    await refuses('UNAUTHORIZED', () => renew(undefined, aUser(), stored))
    await refuses('UNAUTHORIZED', () => renew('r'))
    await refuses('UNAUTHORIZED', () => renew(cookie, undefined, stored))
    await refuses('UNAUTHORIZED', () => renew(cookie, aUser()))
    await refuses('UNAUTHORIZED', () => renew(cookie, aUser(), { ...stored, sealed: session.sealed }))
    await refuses('SESSION_REUSED', () => renew(cookie, aUser(), session))
  },
  'a session of somebody else, or none, to be ended': async () => {
    const end = (stored: SessionRecord | undefined) =>
      ends.endSession({ actor: aUser(), params: { id: session.id } } as never, {
        getSession: async () => stored,
        endOneSession: async () => {},
        now: () => at,
      })
    await end(session)
    await refuses('NOT_FOUND', () => end(undefined))
  },
  'a session that is there already, or has another secret by now': async () => {
    const fresh = aSession({ id: newId('mail') })
    await sessions.insertSession(fresh, [])
    await refuses('CONFLICT', () => sessions.insertSession(fresh, []))
    const rotated = { ...fresh, currentHash: 'next' }
    same(await sessions.rotateSession(fresh, rotated), true)
    same(await sessions.rotateSession(fresh, rotated), false)
    same(await sessions.rotateSession(aSession({ id: newId('mail') }), rotated), false)
    await transact([sessions.sessionEndWrite(fresh)])
    await refuses('CONFLICT', () => transact([sessions.sessionEndWrite(fresh)]))
  },
  'a link for a new password that opens nothing': async () => {
    await reset(aUser())
    await refuses('RESET_LINK_INVALID', () => reset(undefined))
    await refuses('RESET_LINK_INVALID', () => reset(aUser({ status: 'SUSPENDED' })))
    await refuses('RESET_LINK_INVALID', () => reset(aUser({ tokensValidAfter: 101 })))
    await refuses('RESET_LINK_INVALID', () => reset(aUser(), false))
  },
}
