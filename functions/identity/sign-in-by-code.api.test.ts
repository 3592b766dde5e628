import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { getSession } from '#functions/data/sessions.ts'
import { listPasskeys } from '#functions/data/passkeys.ts'
import { findUserId, findUserIdAt, getUserById } from '#functions/data/users.ts'
import { takeOver } from '#functions/identity/take-over.ts'
import { mailboxKey } from '#functions/commands/take-letter.ts'
import { anyIp, api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import {
  confirmPhoneOf,
  signInCodeOf,
  textedCode,
  toConfirmPhone,
  toSignIn,
  toSignUp,
} from '#functions/testing/codes.ts'
import { setTaken } from '#functions/testing/limits.ts'
import { logLines, logText } from '#functions/testing/log-scan.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import {
  password,
  registerAdmin,
  registerSeller,
  registerUnconfirmed,
  signIn,
} from '#functions/testing/people.ts'
import { newAuthenticator, storePasskey } from '#functions/testing/passkeys.ts'
import { codeNow, turnOnFactor } from '#functions/testing/second-factor.ts'
import { suspend } from '#functions/testing/users.ts'
import { rateLimits, signInCodes } from '#shared/constants/limits.ts'

beforeAll(() => {
  Object.assign(process.env, inject('functionEnv'))
})

const ask = async (account: string, more: object = {}) =>
  String((await apiOk('POST', '/api/sign-in/code', { body: { account, ...more } })).body.request)
const enter = (body: object) => api('POST', '/api/sign-in', { body })
const join = (body: object) => api('POST', '/api/sign-up', { body })
const other = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0')
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))

describe('signing in by a code', () => {
  it('takes the code that was mailed, once, in the page that asked, and notes how it was proved', async () => {
    const { user } = await registerSeller()
    const account = user.email.toUpperCase()
    const request = await ask(account)
    const code = await signInCodeOf(user.email)
    expect((await enter({ account, request: 'A'.repeat(43), code })).body.code).toBe('CODE_INVALID')
    const typed = { account, request, code: `${code.slice(0, 3)} ${code.slice(3)}` }
    const answer = await enter(typed)
    expect([answer.status, answer.body.id]).toEqual([200, user.id])
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sayara_refresh_\d+=.+/)
    const { origin_jti: id, username } = claimsOf(answer.body.authToken)
    expect(username).toBe(user.id)
    expect((await getSession(user.id, id, new Date()))?.factors).toEqual(['code'])
    expect((await enter(typed)).body.code).toBe('CODE_INVALID')
    expect((await apiOk('GET', '/api/user', { token: answer.body.authToken })).body.id).toBe(user.id)
  })

  it('takes the code that was texted to a confirmed number, and sends none to another', async () => {
    const person = await registerSeller()
    const unconfirmed = person.user.phoneNumber
    await confirmPhoneOf(person)
    const phone = (await apiOk('GET', '/api/user', { token: person.token })).body.phoneNumber as string
    const request = await ask(phone)
    const answer = await enter({ account: phone, request, code: await textedCode(phone) })
    expect([answer.status, answer.body.id]).toEqual([200, person.user.id])
    await ask(unconfirmed)
    expect(await allMailTo(unconfirmed)).toEqual([])
  })

  it('answers alike whether or not there is an account, and mails nothing where there is none', async () => {
    const { user } = await registerSeller()
    const nobody = `nobody-${user.username}@example.com`
    const answers = await Promise.all(
      [user.email, nobody].map((account) => api('POST', '/api/sign-in/code', { body: { account } })),
    )
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [200, ['request']],
      [200, ['request']],
    ])
    await signInCodeOf(user.email)
    expect(await allMailTo(nobody)).toEqual([])
    const wrong = { account: nobody, request: answers[1]?.body.request, code: '123456' }
    expect((await enter(wrong)).body.code).toBe('CODE_INVALID')
  })

  it('stops guessing after five tries, also all at once; a stranger’s guesses are in a page of their own', async () => {
    const { user } = await registerSeller()
    const [own, strangers] = [await toSignIn(user.email), await toSignIn(user.email)]
    const guesses = Array.from({ length: 2 * signInCodes.tries }, () =>
      enter({ ...strangers, code: other(strangers.code) }),
    )
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
    expect(new Set(codes)).toEqual(new Set(['CODE_INVALID']))
    expect((await enter(strangers)).body.code).toBe('CODE_INVALID')
    expect((await enter(own)).status).toBe(200)
  })

  it('lets one of many uses at once in', async () => {
    const { user } = await registerSeller()
    const form = await toSignIn(user.email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(form)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  it('mails a few codes an hour, and what is not mailed cannot be guessed', async () => {
    const { user } = await registerSeller()
    for (let count = 0; count < rateLimits.signInLetter.limit + 2; count++) await ask(user.email)
    await signInCodeOf(user.email)
    const letters = (await allMailTo(user.email)).filter(({ subject }) => subject.includes('to sign in'))
    expect(letters.length).toBeLessThanOrEqual(rateLimits.signInLetter.limit)
  })

  it('mails no more than its share to a mailbox for one network, which takes nothing from the others', async () => {
    const box = `t${randomBytes(8).toString('hex')}`
    const [ip, { limit, seconds }] = [anyIp(), rateLimits.lettersOfNetwork]
    await setTaken('lettersOfNetwork', `${ip} ${mailboxKey(`${box}@short.example`)} codes`, seconds, limit)
    const askFrom = (account: string, from: string) =>
      apiOk('POST', '/api/sign-in/code', { ip: from, body: { account, isNew: true } })
    // The answer is that of a wish that was granted.
    for (let count = 0; count < rateLimits.signInLetter.limit; count++)
      expect((await askFrom(`${box}+${count}@short.example`, ip)).body).toEqual({
        request: expect.any(String),
      })
    await askFrom(`${box}@short.example`, anyIp())
    await signInCodeOf(`${box}@short.example`)
    expect(await allMailTo(`${box}+0@short.example`)).toEqual([])
  })

  it('asks for the second factor of who has one, and spends the code only with it', async () => {
    const { user } = await registerSeller()
    const secret = await turnOnFactor(user.id)
    const form = await toSignIn(user.email)
    expect((await enter(form)).body.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await enter({ ...form, secondCode: '000000' })).body.code).toBe('WRONG_CODE')
    const answer = await enter({ ...form, secondCode: codeNow(secret) })
    expect(answer.status).toBe(200)
    const { origin_jti: id } = claimsOf(answer.body.authToken)
    expect((await getSession(user.id, id, new Date()))?.factors).toEqual(['code', 'totp'])
  })

  it('takes an account with an unproved address out of the hands of who made it', async () => {
    const stranger = await registerUnconfirmed()
    const { email, username } = stranger.user
    // As after an admin has given the account another address.
    await storePasskey(stranger.user.id, newAuthenticator())
    const answer = await enter(await toSignIn(email))
    expect(await listPasskeys(stranger.user.id)).toEqual([])
    expect(answer.body.emailConfirmedAt).not.toBeNull()
    expect((await getUserById(stranger.user.id))?.emailConfirmedAt).not.toBeNull()
    expect((await api('GET', '/api/user', { token: stranger.token })).status).toBe(401)
    expect((await api('POST', '/api/login', { body: { username, password } })).status).toBe(401)
    expect((await api('GET', '/api/user', { token: answer.body.authToken })).status).toBe(200)
    // The next time nothing ends.
    await enter(await toSignIn(email))
    expect((await api('GET', '/api/user', { token: answer.body.authToken })).status).toBe(200)
  })

  it('leaves who made such an account no way in by the number that they had confirmed', async () => {
    const stranger = await registerUnconfirmed()
    await confirmPhoneOf(stranger)
    const before = (await getUserById(stranger.user.id))!
    const { id, email, phoneNumber: phone } = before
    const texted = await toSignIn(phone)
    expect((await enter(await toSignIn(phone))).body.id).toBe(id)
    const { body } = await enter(await toSignIn(email))
    expect([body.phoneNumber, body.phoneConfirmedAt]).toEqual([phone, null])
    expect((await getUserById(id))?.phoneConfirmedAt).toBeNull()
    expect((await enter(texted)).body.code).toBe('CODE_INVALID')
    // The number is free: its owner can confirm it for an account of their own.
    expect(await findUserIdAt({ phone })).toBeUndefined()
    const owner = await registerSeller()
    const { code } = await toConfirmPhone(owner.user, phone)
    await apiOk('POST', '/api/user/phone/confirm', { token: owner.token, body: { code } })
    // Once more, as after a crash, it takes the number from nobody.
    await takeOver(before, [], new Date())
    expect(await findUserIdAt({ phone })).toBe(owner.user.id)
  })

  it('keeps the password and the number of who has confirmed their address', async () => {
    const person = await registerSeller()
    await confirmPhoneOf(person)
    const { user } = person
    expect((await enter(await toSignIn(user.email))).body.phoneConfirmedAt).not.toBeNull()
    expect((await signIn(user.username)).user.id).toBe(user.id)
  })

  it('proves once more who somebody is who has no password', async () => {
    const { user, token } = await registerSeller()
    const { request, code } = await toSignIn(user.email)
    const prove = (sent: object) => api('POST', '/api/user/proof', { token, body: { sent } })
    expect((await prove({ request, code: other(code) })).body.code).toBe('CODE_INVALID')
    expect((await prove({ request, code })).status).toBe(204)
    expect((await prove({ request, code })).body.code).toBe('CODE_INVALID')
  })

  it('does not let suspended people in', async () => {
    const { user } = await registerSeller()
    const form = await toSignIn(user.email)
    await suspend(await registerAdmin(), user.id)
    expect((await enter(form)).body.code).toBe('ACCOUNT_SUSPENDED')
  })
})

describe('a short sign-up', () => {
  it('needs a name and an address that a code has proved, and makes an account without a password', async () => {
    const form = await toSignUp()
    const request = await ask(form.account, { isNew: true, language: 'ar' })
    const { subject } = await mailTo(form.account)
    expect(subject).toContain('رمز تسجيل الدخول')
    const code = /\d{6}/.exec(subject)?.[0] ?? ''
    const typed = { ...form, request, code, language: 'ar' }
    expect((await join({ ...typed, agreeToTerms: false })).status).toBe(400)
    const { status, body } = await join(typed)
    expect([status, body.role, body.phoneNumber, body.email]).toEqual([200, 'PRIVATE', '', form.account])
    expect(body.emailConfirmedAt).not.toBeNull()
    const token = String(body.authToken)
    const { body: preferences } = await apiOk('GET', '/api/user/preferences', { token })
    expect(preferences.language).toBe('ar')
    const { body: consents } = await apiOk('GET', '/api/user/consents', { token })
    expect(JSON.stringify(consents)).toContain('terms')
    // Another time they come in by a code, or by a password that they choose by email.
    expect((await enter(await toSignIn(form.account))).body.id).toBe(body.id)
    expect((await api('POST', '/api/password/forgot', { body: { account: form.account } })).status).toBe(204)
    // A number is asked for where one is needed.
    expect((await api('POST', '/api/user/phone/confirmation', { token })).body.code).toBe('CONFLICT')
  })

  it('takes a name of one word', async () => {
    const { status, body } = await join({ ...(await toSignUp()), firstName: 'Maha', lastName: '' })
    expect([status, body.firstName, body.lastName]).toEqual([200, 'Maha', ''])
  })

  it('signs in who has an account already, as the owner of the address', async () => {
    const { user } = await registerSeller()
    const answer = await join(await toSignUp(user.email))
    expect([answer.status, answer.body.id, answer.body.firstName]).toEqual([200, user.id, user.firstName])
  })

  it('is counted as a registration where it makes an account, and as signing in either way', async () => {
    const traceId = randomBytes(16).toString('hex')
    const headers = { traceparent: `00-${traceId}-${traceId.slice(16)}-01` }
    const { user } = await registerSeller()
    for (const form of [await toSignUp(), await toSignUp(user.email)])
      expect((await api('POST', '/api/sign-up', { body: form, headers })).status).toBe(200)
    const lines = await askUntil(
      async () => logLines(logText(inject('logFiles'))).filter((line) => line['traceId'] === traceId),
      ({ length }) => length === 2,
    )
    expect(lines.map(({ Registrations, SignIns }) => [Registrations, SignIns])).toEqual([
      [1, 1],
      [undefined, 1],
    ])
  })

  it('makes one account of many forms at once', async () => {
    const form = await toSignUp()
    const answers = await Promise.all(Array.from({ length: 4 }, () => join(form)))
    const [entered, ...more] = answers.filter(({ status }) => status === 200)
    expect([entered?.body.id, more]).toEqual([await findUserId(form.account), []])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('refuses a wrong code, and a name that is somebody else’s', async () => {
    const form = await toSignUp()
    expect((await join({ ...form, code: other(form.code) })).body.code).toBe('CODE_INVALID')
    expect((await join({ ...form, firstName: 'Sayara', lastName: 'Support' })).body.code).toBe(
      'NAME_NOT_YOURS',
    )
    expect((await join(form)).status).toBe(200)
  })
})
