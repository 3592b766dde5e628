import { describe, expect, it } from 'vitest'
import { getUserById } from '#functions/data/users.ts'
import { anyIp, api, apiOk } from '#functions/testing/api.ts'
import { mailedCode } from '#functions/testing/codes.ts'
import {
  password,
  registerDealer,
  registerSeller,
  registerUnconfirmed,
  registrationForm,
  signIn,
} from '#functions/testing/people.ts'

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? ''
const statusOf = async (token: string) => (await api('GET', '/api/user', { token })).status
const refreshWith = async (cookie: string) =>
  (await api('POST', '/api/refresh', { headers: { cookie } })).status

describe('logging out everywhere', () => {
  it('ends every session of the caller at once, of nobody else, and lets them sign in again', async () => {
    const { headers, body } = await apiOk('POST', '/api/register', { body: registrationForm() })
    const elsewhere = await signIn(body.username)
    const other = await registerSeller()
    const answer = await apiOk('POST', '/api/user/logout-everywhere', { token: elsewhere.token })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sayara_refresh_\d+=; .*Max-Age=0/)

    expect([await statusOf(body.authToken), await statusOf(elsewhere.token)]).toEqual([401, 401])
    expect(await refreshWith(cookieOf(headers))).toBe(401)
    expect(await statusOf(other.token)).toBe(200)
    expect(await statusOf((await signIn(body.username)).token)).toBe(200)
  })
})

describe('changing one’s details', () => {
  const edit = (token: string, body: Readonly<Record<string, unknown>>) =>
    api('PATCH', '/api/user', { token, body })
  const move = (token: string, email: string) => edit(token, { email, currentPassword: password })

  it('keeps what it was given, as registration would, and leaves the rest', async () => {
    const { token, user } = await registerSeller()
    const { status, body } = await edit(token, { lastName: ' Al  Noor ', phoneNumber: '٥٥١١ ٢٢٣٣', city: '' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...user, lastName: 'Al  Noor', phoneNumber: '+97455112233', city: null })
    expect((await apiOk('GET', '/api/user', { token })).body).toEqual(body)
    expect((await edit(token, {})).body).toEqual(body)
  })

  it.each([
    { role: 'PLATFORM_ADMIN' },
    { username: 'other' },
    { isVerified: true },
    { email: 'nobody' },
    { firstName: '' },
    { phoneNumber: '1' },
  ])('refuses %o', async (body) => {
    expect((await edit((await registerSeller()).token, body)).status).toBe(400)
  })

  it('leaves a dealership’s business name and standing alone', async () => {
    const { token, user } = await registerDealer()
    expect((await edit(token, { firstName: 'Maha' })).body).toEqual({ ...user, firstName: 'Maha' })
    expect((await edit(token, { companyName: 'Other Motors' })).status).toBe(400)
  })

  it('moves from an address that nobody confirmed to a new one, which is taken then, and frees the old one', async () => {
    const { token, user } = await registerUnconfirmed()
    const other = await registerUnconfirmed()
    const email = `new.${user.email}`
    expect((await move(token, other.user.email.toUpperCase())).body).toMatchObject({
      code: 'EMAIL_TAKEN',
    })
    expect((await move(token, email)).body).toEqual({ ...user, email })
    expect((await signIn(email)).user.id).toBe(user.id)
    await expect(signIn(user.email)).rejects.toThrow('401')
    expect((await move(other.token, email)).body).toMatchObject({ code: 'EMAIL_TAKEN' })
    expect((await move(other.token, user.email)).status).toBe(200)
  })

  it('moves to no other address without the password, which would hand the account over', async () => {
    const { token, user } = await registerSeller()
    const { email } = registrationForm()
    const without = await edit(token, { email })
    expect([without.status, without.body.issues[0].path]).toEqual([400, 'currentPassword'])
    const wrong = await edit(token, { email, currentPassword: 'Wrong12345' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_PASSWORD'])
    // The same address is no move.
    expect((await edit(token, { email: user.email, firstName: 'Maha' })).status).toBe(200)
    expect((await apiOk('GET', '/api/user', { token })).body).toEqual({ ...user, firstName: 'Maha' })
  })

  it('gives an address that many want at once to one of them', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => registerUnconfirmed()))
    const { email } = registrationForm()
    const answers = await Promise.all(people.map(({ token }) => move(token, email)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    await signIn(email)
  })

  it('never lets one of two edits at once undo the other', async () => {
    const { token } = await registerSeller()
    const answers = await Promise.all([
      edit(token, { firstName: 'Amal' }),
      edit(token, { lastName: 'Nasser' }),
      edit(token, { city: 'Al Wakrah' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await apiOk('GET', '/api/user', { token })).body).toMatchObject({
      firstName: 'Amal',
      lastName: 'Nasser',
      city: 'Al Wakrah',
    })
  })
})

describe('changing one’s password', () => {
  const newPassword = 'Another-123'
  const change = (token: string, currentPassword: string, ip = anyIp(), wanted = newPassword) =>
    api('POST', '/api/user/password', { token, ip, body: { currentPassword, newPassword: wanted } })

  it('ends a change of address that has begun, as logging out everywhere does: a thief may have begun it', async () => {
    const begun = async () => {
      const person = await registerSeller()
      const { email } = registrationForm()
      await apiOk('PATCH', '/api/user', { token: person.token, body: { email, currentPassword: password } })
      return { ...person, thief: await mailedCode(email) }
    }
    const [one, other] = [await begun(), await begun()]
    expect((await change(one.token, password)).body.pendingEmail).toBeNull()
    await apiOk('POST', '/api/user/logout-everywhere', { token: other.token })
    for (const { user, thief } of [one, other]) {
      expect((await api('POST', '/api/email/confirm', { body: { token: thief.token } })).status).toBe(400)
      expect((await getUserById(user.id))?.email).toBe(user.email)
    }
  })

  it('ends every other session and goes on with a new one', async () => {
    const { headers, body: registered } = await apiOk('POST', '/api/register', { body: registrationForm() })
    const elsewhere = await signIn(registered.username)
    const { status, body, headers: changed } = await change(elsewhere.token, password)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: registered.id, username: registered.username })

    expect(await statusOf(body.authToken)).toBe(200)
    expect([await statusOf(registered.authToken), await statusOf(elsewhere.token)]).toEqual([401, 401])
    expect([await refreshWith(cookieOf(headers)), await refreshWith(cookieOf(changed))]).toEqual([401, 200])
    await expect(signIn(registered.username)).rejects.toThrow('401')
    await signIn(registered.username, newPassword)
  })

  it('refuses one that breaches have made known, or a name of the person, as registration does', async () => {
    const refused = { status: 400, body: { issues: [{ message: expect.stringContaining('easy to guess') }] } }
    for (const secret of ['NCC1701d', 'Noor-2024']) {
      const form = registrationForm({ password: secret, confirmPassword: secret })
      expect(await api('POST', '/api/register', { body: form })).toMatchObject(refused)
    }
    const { token } = await registerSeller()
    for (const newPassword of ['Noor-2024', 'Al Test-1']) {
      const body = { currentPassword: password, newPassword }
      expect(await api('POST', '/api/user/password', { token, body })).toMatchObject(refused)
    }
    expect(await statusOf(token)).toBe(200)
  })

  it('needs the present password, and counts wrong ones as signing in does', async () => {
    const { token, user } = await registerSeller()
    const ip = anyIp()
    const wrong = await change(token, 'Wrong12345', ip)
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WRONG_PASSWORD'])
    const statuses = []
    for (let index = 0; index < 10; index++) statuses.push((await change(token, 'Wrong12345', ip)).status)
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 400), 429])
    // The right one too: else a guesser would learn it beyond the limit.
    expect((await change(token, password, ip)).status).toBe(429)
    const login = { ip, body: { username: user.username, password } }
    expect((await api('POST', '/api/login', login)).status).toBe(429)
    expect(await statusOf(token)).toBe(200)
    await signIn(user.username)
  })

  it.each(['Sayara124', 'Short-1', 'no-digits-Here', ' Spaced-12'])(
    'refuses %s as a new one',
    async (wanted) => {
      const { token, user } = await registerSeller()
      expect((await change(token, password, anyIp(), wanted)).status).toBe(400)
      await signIn(user.username)
    },
  )
})
