import { randomUUID } from 'node:crypto'
import { newId } from '#functions/adapters/ids.ts'
import { aSession, aUser } from '#functions/testing/builders.ts'
import { at, refuses, same } from '#functions/trust/guards/store.ts'
import * as proofs from '#functions/core/proof.ts'
import * as factors from '#functions/data/factors.ts'
import * as sessions from '#functions/data/sessions.ts'
import { transact } from '#functions/data/transact.ts'
import * as checks from '#functions/identity/check-code.ts'
import * as confirmations from '#functions/identity/confirm-totp.ts'
import * as proving from '#functions/identity/prove.ts'
import * as renewals from '#functions/identity/renew-recovery-codes.ts'
import * as starts from '#functions/identity/start-totp.ts'
import { requireGoodPassword } from '#functions/identity/require-good-password.ts'
import { newTotpSecret, totpCode } from '#functions/identity/totp.ts'

const secret = newTotpSecret()
const confirmed = { since: at.toISOString(), lastStep: 5, salt: 's', recovery: ['a', 'b'] }
const totp = { secret, ...confirmed }
const actor = { ...aUser(), session: aSession().id }
const unconfirmed = { ...actor, emailConfirmedAt: null }

/** A user whose second factor is on. */
const enrolled = async (): Promise<string> => {
  const userId = newId('user')
  same(await factors.beginTotp(userId, secret), true)
  await transact([factors.confirmTotpWrite(userId, secret, confirmed)])
  return userId
}

export const catchers = {
  'a code that is wrong, or was tried too often': async () => {
    const check = (code: string, isTaken = true, wait?: number) =>
      checks.checkCode(actor.id, totp, code, {
        takeNamed: async () => wait,
        giveBackNamed: async () => {},
        takeTotpStep: async () => isTaken,
        takeRecoveryCode: async () => isTaken,
        now: () => at,
      })
    same(await check(totpCode(secret, at)), 'totp')
    await refuses('WRONG_CODE', () => check(totpCode(secret, new Date(0))))
    await refuses('WRONG_CODE', () => check(totpCode(secret, at), false))
    await refuses('WRONG_CODE', () => check('ABCDE-FGHJK', false))
    await refuses('TOO_MANY_REQUESTS', () => check(totpCode(secret, at), true, 60))
  },
  'a code that was used, and codes that have changed': async () => {
    const userId = await enrolled()
    same(await factors.takeTotpStep(userId, totp, 5), false)
    same(await factors.takeTotpStep(userId, { secret: 'other' }, 6), false)
    same(await factors.takeTotpStep(userId, totp, 6), true)
    same(await factors.takeTotpStep(userId, totp, 6), false)
    same(await factors.takeRecoveryCode(userId, totp, 'a'), true)
    same(await factors.takeRecoveryCode(userId, totp, 'a'), false)
    same(await factors.takeRecoveryCode(userId, totp, 'b'), true)
  },
  'a second factor that is on, begun anew': async () => {
    const userId = await enrolled()
    same(await factors.beginTotp(userId, 'other'), false)
    await refuses('CONFLICT', () => transact([factors.confirmTotpWrite(userId, secret, confirmed)]))
    const begun = newId('user')
    same(await factors.beginTotp(begun, 'one'), true)
    same(await factors.beginTotp(begun, 'other'), true)
    await refuses('CONFLICT', () => transact([factors.confirmTotpWrite(begun, 'one', confirmed)]))
    const start = (isBegun: boolean, who: { emailConfirmedAt: string | null } = actor) =>
      starts.startTotp({ actor: who } as never, {
        beginTotp: async () => isBegun,
        newTotpSecret: () => secret,
      })
    await start(true)
    await refuses('CONFLICT', () => start(false))
    await refuses('EMAIL_UNCONFIRMED', () => start(true, unconfirmed))
  },
  'a second factor that is off': async () => {
    await refuses('NOT_FOUND', () => transact([factors.removeTotpWrite(newId('user'))]))
    same(await factors.replaceRecoveryCodes(newId('user'), { salt: 's', recovery: [] }), false)
    const begun = newId('user')
    await factors.beginTotp(begun, secret)
    same(await factors.replaceRecoveryCodes(begun, { salt: 's', recovery: [] }), false)
    const codes = { codes: ['a'], salt: 's', hashes: ['h'] }
    const renew = (isReplaced: boolean) =>
      renewals.renewRecoveryCodes({ actor } as never, {
        newRecoveryCodes: async () => codes,
        replaceRecoveryCodes: async () => isReplaced,
      })
    await renew(true)
    await refuses('NOT_FOUND', () => renew(false))
  },
  'a second factor confirmed by a wrong code, or without having begun': async () => {
    const confirm = (
      stored: factors.TotpRecord | undefined,
      code = totpCode(secret, at),
      who: { emailConfirmedAt: string | null } = actor,
    ) =>
      confirmations.confirmTotp({ actor: who, body: { code } } as never, {
        readTotp: async () => stored,
        accountEmailWrite: async () => ({}) as never,
        newRecoveryCodes: async () => ({ codes: ['a'], salt: 's', hashes: ['h'] }),
        transact: async () => {},
        getSession: async () => undefined,
        now: () => at,
      })
    await confirm({ ...totp, since: null })
    await refuses('CONFLICT', () => confirm(totp))
    await refuses('CONFLICT', () => confirm(undefined))
    await refuses('WRONG_CODE', () => confirm({ ...totp, since: null }, totpCode(secret, new Date(0))))
    const begun = { ...totp, since: null }
    await refuses('EMAIL_UNCONFIRMED', () => confirm(begun, totpCode(secret, at), unconfirmed))
  },
  'an admin who has signed in with one factor': async () => {
    const require = (stored: ReturnType<typeof aSession> | undefined, staffFactors?: 'one') =>
      proofs.requireTwoFactors(actor, {
        getSession: async () => stored,
        now: () => at,
        staffFactors: () => staffFactors,
      })
    await require(aSession({ factors: ['password', 'totp'] }))
    await require(aSession(), 'one')
    await refuses('SECOND_FACTOR_NEEDED', () => require(aSession()))
    await refuses('SECOND_FACTOR_NEEDED', () => require(undefined))
  },
  'a session whose time is over, or that nobody has used for long': async () => {
    const userId = newId('user')
    const store = async (parts: Partial<sessions.SessionRecord>): Promise<string> => {
      const session = aSession({ id: randomUUID(), userId, lastUsedAt: at.toISOString(), ...parts })
      await sessions.insertSession(session, [])
      return session.id
    }
    const [present, expired, idle] = [
      await store({}),
      await store({ expiresAt: at.getTime() / 1000 }),
      await store({ lastUsedAt: new Date(at.getTime() - 15 * 86_400_000).toISOString() }),
    ]
    same((await sessions.getSession(userId, present, at))?.id, present)
    same(await sessions.getSession(userId, expired, at), undefined)
    same(await sessions.getSession(userId, idle, at), undefined)
    same((await sessions.listSessions(userId, at)).map(({ id }) => id).join(), present)
  },
  'a password that breaches have made known, or a name of its owner': async () => {
    const choose = async (password: string) => requireGoodPassword('password', password, aUser())
    await choose('Qamar-9-Dhow')
    await refuses('BAD_REQUEST', () => choose('NCC1701d'))
    await refuses('BAD_REQUEST', () => choose('Khalid-2024'))
  },
  'a proof that is old, or of a session that has ended': async () => {
    const require = (stored: ReturnType<typeof aSession> | undefined, who: object | undefined = actor) =>
      proofs.requireProof(who as never, { getSession: async () => stored, now: () => at })
    const proved = (seconds: number) =>
      aSession({ provedAt: new Date(at.getTime() - seconds * 1000).toISOString() })
    await require(proved(600))
    await refuses('PROOF_REQUIRED', () => require(proved(601)))
    await refuses('PROOF_REQUIRED', () => require(undefined))
    await refuses('PROOF_REQUIRED', () => require(proved(0), { ...aUser() }))
    same(await sessions.proveSession(newId('user'), aSession().id, 'password', at), false)
    // It ends after it was read.
    const read = { getSession: async () => aSession({ userId: newId('user') }) }
    same(await sessions.proveSession(newId('user'), aSession().id, 'password', at, read), false)
    const prove = (isThere: boolean, stored?: factors.Totp, who: object = actor) =>
      proving.prove({ actor: who, body: { code: '123456' }, request: { ip: '' } } as never, {
        checkPassword: async () => {},
        checkCode: async () => 'totp',
        readSecondFactor: async () => stored,
        trySignInCode: async () => undefined,
        verifyPasskey: async () => ({ userId: '', used: [] }),
        transact: async () => {},
        proveSession: async () => isThere,
        now: () => at,
      })
    await prove(true, totp)
    await refuses('UNAUTHORIZED', () => prove(false, totp))
    await refuses('UNAUTHORIZED', () => prove(true, totp, aUser()))
    await refuses('WRONG_CODE', () => prove(true))
  },
}
