import { randomBytes } from 'node:crypto'
import { newSecret } from '#functions/adapters/ids.ts'
import { writeChallenge } from '#functions/data/passkeys.ts'
import { toSignIn, toSignUp } from '#functions/testing/codes.ts'
import { answerOf, newAuthenticator } from '#functions/testing/passkeys.ts'
import { beginFactor, codeNow, turnOnFactor } from '#functions/testing/second-factor.ts'
import { but, everybody, user, without } from '#functions/trust/permissions/actors.ts'
import { password } from '#functions/trust/permissions/people.ts'
import { row, type Options, type Row, type Scene } from '#functions/trust/permissions/row.ts'
import { forgetful, passkey, session } from '#functions/trust/permissions/things-people.ts'
import type { RouteId } from '#shared/api/routes.ts'

const registration = () => {
  const username = `m${randomBytes(8).toString('hex')}`
  const secrets = { password, confirmPassword: password, agreeToTerms: true }
  const name = { firstName: 'Noor', lastName: 'Al Test', username, email: `${username}@matrix.example` }
  return { ...name, ...secrets, role: 'PRIVATE', phoneNumber: '5512 3456' }
}

const names = ({ caller }: Scene) => ({ username: caller?.user.username ?? 'nobody-of-the-matrix', password })
const cookie: Options['headers'] = ({ caller }) =>
  // A visitor has no refresh token.
  ({ cookie: `sayara_refresh=${caller?.refreshToken ?? ''}` })

const firstCode: Options['body'] = async ({ caller }) => ({
  code: caller ? codeNow(await beginFactor(caller.user.id)) : '000000',
})
// Headers are made for the caller just before the call, and so is what else the caller must have.
const withBegunFactor: Options['headers'] = async ({ caller }) => {
  if (caller) await beginFactor(caller.user.id)
  return {}
}
const withFactor: Options['headers'] = async ({ caller }) => {
  // Who may do nothing has no double: two cells at once would turn it on.
  if (caller?.user.status === 'ACTIVE') await turnOnFactor(caller.user.id)
  return {}
}

const byDouble: Options = { isByDouble: true }

/** The ways into an account, its second factor and its sessions. */
export const signIn = {
  login: [
    // A deleted user gets 401. A suspended user with the right password gets ACCOUNT_SUSPENDED.
    row(but(without(everybody(200), 'V'), { GX: 401, SU: 403 }), { body: names }),
    row(everybody(401), { as: 'as nobody', body: { username: 'nobody-of-the-matrix', password } }),
  ],
  register: [row(everybody(201), { body: registration })],
  sendSignInCode: [row(everybody(200), { body: { account: 'nobody@matrix.example' } })],
  signInWithCode: [
    row(but(without(everybody(200), 'V'), { GX: 400, SU: 403 }), {
      body: ({ caller }) => toSignIn(caller?.user.email ?? ''),
    }),
    row(everybody(400), {
      as: 'guessed',
      body: async () => ({ ...(await toSignIn('a@matrix.example')), code: '12345٦' }),
    }),
  ],
  listPasskeys: [row(user(200))],
  startPasskey: [row(user(200), byDouble)],
  addPasskey: [
    row(user(201), {
      ...byDouble,
      body: async ({ caller }) => {
        const challenge = newSecret()
        if (caller) await writeChallenge(challenge, caller.user.id, new Date())
        return newAuthenticator().make({ challenge })
      },
    }),
    row(user(400), { as: 'guessed', body: () => newAuthenticator().make({ challenge: 'A'.repeat(43) }) }),
  ],
  renamePasskey: [
    row(user(200), { on: passkey('own'), body: { name: 'Key' } }),
    row(user(404), { on: passkey('foreign'), body: { name: 'Key' } }),
  ],
  removePasskey: [row(user(204), { on: passkey('own') }), row(user(404), { on: passkey('foreign') })],
  startPasskeySignIn: [row(everybody(200))],
  signInWithPasskey: [
    row(but(without(everybody(200), 'V'), { GX: 400, SU: 403 }), {
      ...byDouble,
      body: ({ caller }) => answerOf(caller?.user.id),
    }),
    row(everybody(400), {
      as: 'of nobody',
      body: () => newAuthenticator().answer({ challenge: 'A'.repeat(43) }),
    }),
  ],
  signUp: [
    row(everybody(200), { body: () => toSignUp() }),
    row(everybody(400), {
      as: 'guessed',
      body: async () => ({ ...(await toSignUp()), request: 'A'.repeat(43) }),
    }),
  ],
  // An access token alone renews nothing.
  refresh: [
    row(everybody(401), { leavesAll: true }),
    row(but(everybody(200), { V: 401, GX: 401, SU: 401 }), {
      ...byDouble,
      as: 'with their cookie',
      headers: cookie,
    }),
  ],
  logout: [row(everybody(204), byDouble)],
  logoutEverywhere: [row(user(204), byDouble)],
  getSecondFactor: [row(user(200))],
  startTotp: [row(user(200), byDouble)],
  confirmTotp: [
    row(user(200), { ...byDouble, body: firstCode }),
    row(user(400), { ...byDouble, headers: withBegunFactor, as: 'guessed', body: { code: '1' } }),
  ],
  // Staff must have one.
  removeTotp: [row(but(user(204), { AD: 403 }), { ...byDouble, headers: withFactor })],
  renewRecoveryCodes: [row(user(200), { ...byDouble, headers: withFactor })],
  prove: [
    row(user(204), {
      ...byDouble,
      as: 'by a mailed code',
      body: async ({ caller }) => {
        const { request, code } = await toSignIn(caller?.user.email ?? '')
        return { sent: { request, code } }
      },
    }),
    row(user(204), {
      ...byDouble,
      as: 'by a passkey',
      body: async ({ caller }) => ({ passkey: await answerOf(caller?.user.id) }),
    }),
    row(user(204), { ...byDouble, body: { password } }),
    row(user(400), { as: 'guessed', body: { password: 'Guessed123' } }),
  ],
  listSessions: [row(user(200))],
  endSession: [row(user(204), { on: session('own') }), row(user(404), { on: session('foreign') })],
  forgotPassword: [row(everybody(204), { body: { account: 'nobody-of-the-matrix' } })],
  resetPassword: [
    row(everybody(204), {
      on: forgetful,
      body: ({ thing }) => ({ token: thing.more?.['token'], newPassword: password }),
    }),
    row(everybody(400), { as: 'of nobody', body: { token: 'A'.repeat(43), newPassword: password } }),
  ],
} satisfies Partial<Record<RouteId, readonly Row[]>>
