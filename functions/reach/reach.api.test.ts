import { beforeAll, describe, expect, it } from 'vitest'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { anyItem, getItem, table, tableName } from '#functions/data/table.ts'
import { endTokensBefore } from '#functions/data/user-edits.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { confirmPhone } from '#functions/reach/confirm-phone.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import {
  freePhone,
  mailedCode,
  textedCode,
  toConfirmEmail,
  toConfirmPhone,
  secretIn,
} from '#functions/testing/codes.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { asked } from '#functions/testing/leads.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import {
  password,
  type Person,
  registerSeller,
  registerUnconfirmed,
  registerVerifiedDealer,
  registrationForm,
  signIn,
} from '#functions/testing/people.ts'
import { ageProof } from '#functions/testing/second-factor.ts'
import { rateLimits } from '#shared/constants/limits.ts'

const post = (path: string, { token }: Pick<Person, 'token'>, body?: object) =>
  api('POST', `/api/user/${path}`, { token, body })
const sendCode = ({ token }: Pick<Person, 'token'>) => api('POST', '/api/user/email/confirmation', { token })
const textCode = ({ token }: Pick<Person, 'token'>) => api('POST', '/api/user/phone/confirmation', { token })
const codesOf = (answers: readonly { status: number; body: { code?: string } | undefined }[]) =>
  answers.map(({ status, body }) => body?.code ?? status)
const other = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0')
const meOf = async ({ token }: Person) => (await apiOk('GET', '/api/user', { token })).body
const move = ({ token }: Person, email: string) =>
  api('PATCH', '/api/user', { token, body: { email, currentPassword: password } })

describe('an address', () => {
  it('is confirmed by the code that registration mailed to it, and not before', async () => {
    const person = await registerUnconfirmed()
    expect(person.user.emailConfirmedAt).toBeNull()
    const { code } = await mailedCode(person.user.email)
    const answer = await post('email/confirm', person, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect(answer.status).toBe(200)
    expect((await meOf(person)).emailConfirmedAt).toBe(answer.body.emailConfirmedAt)
    // Nothing is left to confirm, so that a lost answer can be asked for again.
    expect((await post('email/confirm', person, { code })).status).toBe(200)
  })

  it('is confirmed by the link in the same mail, once, in any browser', async () => {
    const { user } = await registerUnconfirmed()
    const { token } = await mailedCode(user.email)
    const [again, forged] = [token, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]
    expect(codesOf([await api('POST', '/api/email/confirm', { body: { token: forged } })])).toEqual([
      'CONFIRMATION_LINK_INVALID',
    ])
    expect((await api('POST', '/api/email/confirm', { body: { token } })).status).toBe(204)
    expect((await getUserById(user.id))?.emailConfirmedAt).not.toBeNull()
    expect((await api('POST', '/api/email/confirm', { body: { token: again } })).body.code).toBe(
      'CONFIRMATION_LINK_INVALID',
    )
  })

  it('is confirmed by nobody who guesses: five tries, also all at once, and the right code is dead too', async () => {
    const person = await registerSeller()
    const { code } = await toConfirmEmail(person.user)
    const guesses = Array.from({ length: 12 }, () => post('email/confirm', person, { code: other(code) }))
    expect(new Set(codesOf(await Promise.all(guesses)))).toEqual(new Set(['CODE_INVALID']))
    expect((await post('email/confirm', person, { code })).body.code).toBe('CODE_INVALID')
    expect((await meOf(person)).emailConfirmedAt).toBeNull()
  })

  it('is not confirmed by the code of another account', async () => {
    const [person, stranger] = [await registerSeller(), await registerSeller()]
    await toConfirmEmail(person.user)
    const { code, token } = await toConfirmEmail(stranger.user)
    expect((await post('email/confirm', person, { code })).body.code).toBe('CODE_INVALID')
    const swapped = `${person.user.id}.${token.split('.')[1]}`
    expect((await api('POST', '/api/email/confirm', { body: { token: swapped } })).status).toBe(400)
  })

  it('has only its newest code, which runs out after half an hour; the link after a day', async () => {
    const person = await registerSeller()
    const old = await toConfirmEmail(person.user)
    const { code, token } = await toConfirmEmail(person.user)
    if (old.code !== code) expect((await post('email/confirm', person, { code: old.code })).status).toBe(400)
    expect((await api('POST', '/api/email/confirm', { body: { token: old.token } })).status).toBe(400)
    const ended = (name: string) =>
      table().send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.oneTimeCode(person.user.id, 'EMAIL'),
          UpdateExpression: `SET ${name} = :past`,
          ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
        }),
      )
    await ended('validUntil')
    expect((await post('email/confirm', person, { code })).body.code).toBe('CODE_INVALID')
    await ended('expiresAt')
    expect((await api('POST', '/api/email/confirm', { body: { token } })).status).toBe(400)
  })

  it('gets a few codes an hour, however many accounts ask, and a registration goes on without one', async () => {
    const person = await registerUnconfirmed()
    const { limit } = rateLimits.confirmationLetter
    const asked = await Promise.all(Array.from({ length: limit + 2 }, () => sendCode(person)))
    const sent = asked.filter(({ status }) => status === 204)
    expect(sent.length).toBeLessThan(limit)
    expect(asked.find(({ status }) => status === 429)?.body.code).toBe('TOO_MANY_REQUESTS')
    await apiOk('DELETE', '/api/user', { token: person.token, body: { password } })
    const next = await registerUnconfirmed({ email: person.user.email })
    expect((await sendCode(next)).status).toBe(429)
  })

  it('loses no code to registrations that are refused for a taken or reserved name', async () => {
    const [taken, gone] = [await registerSeller(), await registerSeller()]
    await apiOk('DELETE', '/api/user', { token: gone.token, body: { password } })
    const form = registrationForm()
    const refused = []
    for (let turn = 0; turn < rateLimits.confirmationLetter.limit; turn++) {
      const { username } = (turn % 2 === 0 ? taken : gone).user
      refused.push(await api('POST', '/api/register', { body: { ...form, username } }))
    }
    expect(new Set(codesOf(refused))).toEqual(new Set(['USERNAME_TAKEN']))
    const person = await registerUnconfirmed(form)
    const { code } = await mailedCode(form.email)
    expect((await post('email/confirm', person, { code })).status).toBe(200)
  })

  it('that nobody confirmed gets no news, and all of them once it is', async () => {
    const person = await registerVerifiedDealer()
    const [first, second] = [await submitCar(person), await submitCar(person)]
    const { code } = await toConfirmEmail(person.user)
    await asked(await registerSeller(), first.id, { buyerName: 'Early' })
    await post('email/confirm', person, { code })
    await asked(await registerSeller(), second.id, { buyerName: 'Later' })
    await mailTo(person.user.email, ({ subject }) => /message|contact/i.test(subject))
    expect(await allMailTo(person.user.email)).toHaveLength(1)
  })

  it('is confirmed by a link to a new password as well', async () => {
    const { user } = await registerUnconfirmed()
    await api('POST', '/api/password/forgot', { body: { account: user.username } })
    const { links } = await mailTo(user.email, ({ text }) => text.includes('/reset-password'))
    const token = secretIn(links)
    const body = { token, newPassword: 'Another123' }
    expect((await api('POST', '/api/password/reset', { body })).status).toBe(204)
    expect((await getUserById(user.id))?.emailConfirmedAt).not.toBeNull()
  })
})

describe('another address', () => {
  it('takes the place of a confirmed one only when its reader enters the code, and the old one is told', async () => {
    const person = await registerSeller()
    const { email } = registrationForm()
    const asked = await move(person, email)
    expect(asked.body).toMatchObject({ email: person.user.email, pendingEmail: email })
    expect((await signIn(person.user.email)).user.id).toBe(person.user.id)
    await expect(signIn(email)).rejects.toThrow('401')

    const { code } = await mailedCode(email)
    const { body } = await post('email/confirm', person, { code })
    expect(body).toMatchObject({ email, pendingEmail: null })
    expect((await signIn(email)).user.id).toBe(person.user.id)
    await expect(signIn(person.user.email)).rejects.toThrow('401')
    await mailTo(person.user.email, ({ subject }) => subject.includes('email address was changed'))
    // The old one is free.
    await registerSeller({ email: person.user.email })
  })

  it('can be withdrawn, and its code is dead then', async () => {
    const person = await registerSeller()
    const { email } = registrationForm()
    await move(person, email)
    const { code, token } = await mailedCode(email)
    const kept = await api('PATCH', '/api/user', { token: person.token, body: { email: person.user.email } })
    expect(kept.body).toMatchObject({ email: person.user.email, pendingEmail: null })
    await post('email/confirm', person, { code })
    expect((await api('POST', '/api/email/confirm', { body: { token } })).status).toBe(400)
    expect(await meOf(person)).toMatchObject({ email: person.user.email })
  })

  it('goes to one of several who want it, at the moment of confirming', async () => {
    const people = await Promise.all([1, 2, 3].map(() => registerSeller()))
    const { email } = registrationForm()
    await Promise.all(people.map((person) => move(person, email)))
    const tokens = await Promise.all(
      people.map(async ({ user }) => (await toConfirmPending(user.id, email)).token),
    )
    const answers = await Promise.all(
      tokens.map((token) => api('POST', '/api/email/confirm', { body: { token } })),
    )
    expect(codesOf(answers).toSorted()).toEqual([204, 'EMAIL_TAKEN', 'EMAIL_TAKEN'])
    expect(people.map(({ user }) => user.id)).toContain(await findUserId(email))
  })

  const toConfirmPending = async (id: string, email: string) => {
    const pending = await toConfirmEmail({ id, email })
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.user(id),
        UpdateExpression: 'SET pendingEmail = :email, emailConfirmedAt = :at',
        ExpressionAttributeValues: { ':email': email, ':at': '2026-01-01T00:00:00.000Z' },
      }),
    )
    return pending
  }
})

describe('a number', () => {
  let person: Person
  beforeAll(async () => {
    person = await registerSeller({ phoneNumber: freePhone() })
  })
  const guardOf = (phone: string) => getItem(keys.phoneGuard(phone), anyItem)

  it('is confirmed by the code that is texted to it, and belongs to one account', async () => {
    const phone = person.user.phoneNumber
    expect((await textCode(person)).status).toBe(204)
    const { body } = await post('phone/confirm', person, { code: await textedCode(phone) })
    expect(body.phoneConfirmedAt).not.toBeNull()

    const twin = await registerSeller({ phoneNumber: phone })
    // Asked for a code, nobody learns whether the number is known.
    expect((await textCode(twin)).status).toBe(204)
    const { code } = await toConfirmPhone(twin.user, phone)
    const refused = await post('phone/confirm', twin, { code })
    expect([refused.status, refused.body.code]).toEqual([409, 'PHONE_TAKEN'])
    expect(refused.body.message).not.toContain(person.user.username)
    expect((await meOf(twin)).phoneConfirmedAt).toBeNull()
  })

  it('is confirmed by who has just proved who they are, not by a stolen token, and the address is told', async () => {
    const own = await registerSeller({ phoneNumber: freePhone() })
    await ageProof(own, 3600)
    const { code, phoneNumber } = await toConfirmPhone(own.user)
    const refused = [await textCode(own), await post('phone/confirm', own, { code })]
    expect(codesOf(refused)).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED'])
    expect(await guardOf(phoneNumber)).toBeUndefined()
    await apiOk('POST', '/api/user/proof', { token: own.token, body: { password } })
    // The refusal has not used the code up.
    expect((await post('phone/confirm', own, { code })).status).toBe(200)
    await mailTo(own.user.email, ({ subject }) => subject.includes('phone number was confirmed'))
  })

  it('is not confirmed by a call that the end of its session overtakes', async () => {
    const { user } = await registerSeller()
    const { code } = await toConfirmPhone(user)
    const actor = (await getUserById(user.id))!
    await endTokensBefore(user.id, Math.floor(Date.now() / 1000), [])
    const call = { actor, body: { code } } as Parameters<typeof confirmPhone>[0]
    await expect(confirmPhone(call)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await guardOf(actor.phoneNumber)).toBeUndefined()
  })

  it('that is confirmed changes with the password alone; the new one is nobody’s until it is confirmed', async () => {
    const phone = person.user.phoneNumber
    const change = (body: object) => api('PATCH', '/api/user', { token: person.token, body })
    const next = freePhone()
    const without = await change({ phoneNumber: next })
    expect([without.status, without.body.issues[0].path]).toEqual([400, 'currentPassword'])
    const changed = await change({ phoneNumber: next, currentPassword: password })
    expect(changed.body).toMatchObject({ phoneNumber: next, phoneConfirmedAt: null })
    expect([await guardOf(phone), await guardOf(next)]).toEqual([undefined, undefined])
    // One that nobody confirmed has nothing to lose.
    expect((await change({ phoneNumber: phone })).status).toBe(200)
  })

  it('goes to one of two who confirm it at once, and is free when its account is deleted', async () => {
    const [a, b] = [await registerSeller(), await registerSeller()]
    const phone = freePhone()
    const codes = [await toConfirmPhone(a.user, phone), await toConfirmPhone(b.user, phone)]
    const answers = await Promise.all(
      [a, b].map((each, index) => post('phone/confirm', each, { code: codes[index]!.code })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const holder = answers[0]!.status === 200 ? a : b
    expect(await guardOf(phone)).toMatchObject({ userId: holder.user.id })
    await apiOk('DELETE', '/api/user', { token: holder.token, body: { password } })
    expect(await guardOf(phone)).toBeUndefined()
  })

  it('is not confirmed by a code that went to the number before it', async () => {
    const { code } = await toConfirmPhone(person.user)
    await api('PATCH', '/api/user', { token: person.token, body: { phoneNumber: freePhone() } })
    expect((await post('phone/confirm', person, { code })).body.code).toBe('CODE_INVALID')
  })
})
