import { beforeAll, expect, inject, it } from 'vitest'
import { readSecondFactor, replaceRecoveryCodes } from '#functions/data/factors.ts'
import { listPasskeys } from '#functions/data/passkeys.ts'
import { getSession, proveSession } from '#functions/data/sessions.ts'
import { resetFactors } from '#functions/commands/reset-factors.ts'
import { checkCode } from '#functions/identity/check-code.ts'
import { newRecoveryCodes } from '#functions/identity/recovery-codes.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import { newAuthenticator, storePasskey } from '#functions/testing/passkeys.ts'
import { confirmEmailOf } from '#functions/testing/codes.ts'
import {
  grantAdmin,
  password,
  registerSeller,
  registerUnconfirmed,
  type Person,
} from '#functions/testing/people.ts'
import { ageProof, beginFactor, codeNow, sessionOf, turnOnFactor } from '#functions/testing/second-factor.ts'

beforeAll(() => {
  Object.assign(process.env, inject('functionEnv'))
})

const login = ({ user }: Person, more: object = {}) =>
  api('POST', '/api/login', { body: { username: user.username, password, ...more } })

/** Turns the second factor on as the web does. */
const enrol = async ({ token, user }: Person) => {
  const { body: begun } = await apiOk('POST', '/api/user/totp', { token })
  const code = codeNow(begun.secret)
  const { body } = await apiOk('POST', '/api/user/totp/confirmation', { token, body: { code } })
  await mailTo(user.email, ({ subject }) => subject.includes('Two-step'))
  return { secret: String(begun.secret), code, recoveryCodes: body.recoveryCodes as string[] }
}

it('asks for a code after the password, takes each once, and tells nobody without the password of it', async () => {
  const person = await registerSeller()
  const { secret, code, recoveryCodes } = await enrol(person)
  const asked = await login(person)
  expect([asked.status, asked.body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
  expect(asked.headers.getSetCookie()).toEqual([])
  expect((await login(person, { password: 'Wrong1234' })).body.code).toBe('INVALID_CREDENTIALS')
  // The code that turned it on has been used.
  expect((await login(person, { code })).body.code).toBe('WRONG_CODE')
  expect((await login(person, { code: '000000' })).body.code).toBe('WRONG_CODE')
  const next = codeNow(secret, 30)
  const answers = await Promise.all([login(person, { code: next }), login(person, { code: next })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const [recovery = ''] = recoveryCodes
  expect((await login(person, { code: recovery.toLowerCase() })).status).toBe(200)
  expect((await login(person, { code: recovery })).body.code).toBe('WRONG_CODE')
  const state = await apiOk('GET', '/api/user/second-factor', { token: person.token })
  expect(state.body).toEqual({ totpSince: expect.any(String), recoveryCodesLeft: 9 })
  expect(new Set(recoveryCodes).size).toBe(10)
})

it('takes two recovery codes that are used at once', async () => {
  const { user } = await registerSeller()
  const { codes, salt, hashes } = await newRecoveryCodes()
  await turnOnFactor(user.id)
  await replaceRecoveryCodes(user.id, { salt, recovery: hashes })
  const seen = await readSecondFactor(user.id)
  // Each was typed before the other was used up.
  const use = (code = '') => checkCode(user.id, seen!, code)
  expect([await use(codes[0]), await use(codes[1])]).toEqual(['recovery', 'recovery'])
  await expect(use(codes[0])).rejects.toMatchObject({ code: 'WRONG_CODE' })
  expect((await readSecondFactor(user.id))?.recovery).toEqual(hashes.slice(2))
})

it('is for who has confirmed their address, so that nobody can lock out the owner of another one', async () => {
  const person = await registerUnconfirmed()
  const { token, user } = person
  expect((await api('POST', '/api/user/totp', { token })).body.code).toBe('EMAIL_UNCONFIRMED')
  // As after an admin has given the account another address in between.
  const body = { code: codeNow(await beginFactor(user.id)) }
  const confirm = () => api('POST', '/api/user/totp/confirmation', { token, body })
  expect((await confirm()).body.code).toBe('EMAIL_UNCONFIRMED')
  expect((await login(person)).status).toBe(200)
  // So a new admin confirms theirs first.
  await grantAdmin(user.username)
  await confirmEmailOf(user)
  await enrol(person)
  expect((await login(person)).body.code).toBe('SECOND_FACTOR_REQUIRED')
})

it('notes in the session what was proved, and a changed password keeps it', async () => {
  const person = await registerSeller()
  const secret = await turnOnFactor(person.user.id)
  const { body } = await login(person, { code: codeNow(secret) })
  const factorsOf = async (token: string) =>
    (await getSession(person.user.id, sessionOf({ token }), new Date()))?.factors
  expect(await factorsOf(body.authToken)).toEqual(['password', 'totp'])
  const passwords = { currentPassword: password, newPassword: 'Another123!' }
  const changed = await apiOk('POST', '/api/user/password', { token: body.authToken, body: passwords })
  expect(await factorsOf(changed.body.authToken)).toEqual(['password', 'totp'])
})

it('is turned off by its owner, with a fresh proof alone; an admin keeps theirs', async () => {
  const person = await registerSeller()
  await turnOnFactor(person.user.id)
  const again = await api('POST', '/api/user/totp', { token: person.token })
  expect(again.status).toBe(409)
  await ageProof(person, 601)
  const { body } = await api('DELETE', '/api/user/totp', { token: person.token })
  expect(body.code).toBe('PROOF_REQUIRED')
  await proveSession(person.user.id, sessionOf(person), 'password', new Date())
  expect((await api('DELETE', '/api/user/totp', { token: person.token })).status).toBe(204)
  expect((await login(person)).status).toBe(200)

  await turnOnFactor(person.user.id)
  await grantAdmin(person.user.username)
  expect((await api('DELETE', '/api/user/totp', { token: person.token })).status).toBe(403)
})

it('what is dangerous asks for a proof of the last ten minutes, by password or code, and a guess is none', async () => {
  const person = await registerSeller()
  const secret = await turnOnFactor(person.user.id)
  const ask = (path: string, method = 'GET', body?: object) =>
    api(method, path, { token: person.token, body })
  const prove = (body: object) => ask('/api/user/proof', 'POST', body)
  expect((await ask('/api/user/export')).status).toBe(200)
  await ageProof(person, 601)
  // A renewed token is no proof.
  expect((await ask('/api/user/export')).body.code).toBe('PROOF_REQUIRED')
  expect((await ask('/api/user', 'PATCH', { city: 'Al Khor' })).status).toBe(200)
  expect((await prove({ password: 'Wrong1234' })).body.code).toBe('WRONG_PASSWORD')
  expect((await prove({ code: '000000' })).body.code).toBe('WRONG_CODE')
  expect((await prove({})).status).toBe(400)
  expect((await ask('/api/user/export')).body.code).toBe('PROOF_REQUIRED')
  expect((await prove({ code: codeNow(secret) })).status).toBe(204)
  expect((await ask('/api/user/export')).status).toBe(200)
  await ageProof(person, 601)
  expect((await prove({ password })).status).toBe(204)
  expect((await ask('/api/user/export')).status).toBe(200)
})

it('gives new recovery codes for a fresh proof, and the old ones open nothing any more', async () => {
  const person = await registerSeller()
  const renew = () => api('POST', '/api/user/recovery-codes', { token: person.token })
  // Without a second factor there is nothing to recover.
  expect((await renew()).status).toBe(404)
  const { recoveryCodes } = await enrol(person)
  const { status, body } = await renew()
  const renewed: string[] = body.recoveryCodes
  expect([status, new Set([...renewed, ...recoveryCodes]).size]).toEqual([200, 20])
  expect((await login(person, { code: recoveryCodes[1] })).body.code).toBe('WRONG_CODE')
  expect((await login(person, { code: renewed[1] })).status).toBe(200)
  await ageProof(person, 601)
  expect((await renew()).body.code).toBe('PROOF_REQUIRED')
})

it('is taken away by the operator from somebody who has lost it, who is told and signed out', async () => {
  const person = await registerSeller()
  expect(await resetFactors(person.user.username)).toBe('NO_FACTOR')
  expect(await resetFactors('nobody.at.all')).toBe('UNKNOWN')
  await turnOnFactor(person.user.id)
  await storePasskey(person.user.id, newAuthenticator())
  expect((await login(person)).body.code).toBe('SECOND_FACTOR_REQUIRED')
  expect(await resetFactors(person.user.email)).toBe('DONE')
  expect((await api('GET', '/api/user', { token: person.token })).status).toBe(401)
  await mailTo(person.user.email, ({ subject }) => subject.includes('is off'))
  expect(await auditAbout(person.user.id)).toMatchObject([
    { actorId: 'operator', action: 'user.edit', detail: { fields: 'secondFactor' } },
  ])
  await expect.poll(async () => (await login(person)).status).toBe(200)
  expect(await listPasskeys(person.user.id)).toEqual([])
})

it('is taken away by the operator with passkeys alone, too', async () => {
  const person = await registerSeller()
  await storePasskey(person.user.id, newAuthenticator())
  expect(await resetFactors(person.user.username)).toBe('DONE')
  await mailTo(person.user.email, ({ subject }) => subject.includes('passkey was removed'))
  expect(await resetFactors(person.user.username)).toBe('NO_FACTOR')
})
