import { describe, expect, it } from 'vitest'
import { anyIp, api, apiOk } from '#functions/testing/api.ts'
import { few, inFlight } from '#functions/testing/in-flight.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import {
  companyName,
  password,
  registerAdmin,
  registerSeller,
  registrationForm,
  signIn,
} from '#functions/testing/people.ts'

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? ''

describe('register', () => {
  it('creates a private account that is signed in at once, and says nothing of its password', async () => {
    const form = registrationForm({ phoneNumber: '٣٣١٢ ٣٤٥٦' })
    const { status, body, headers } = await api('POST', '/api/register', { body: form })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      username: form.username,
      role: 'PRIVATE',
      isVerified: false,
      phoneNumber: '+97433123456',
    })
    expect(JSON.stringify(body)).not.toContain(password)
    expect(headers.getSetCookie()[0]).toMatch(
      /^sayara_refresh_\d+=.+; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
    )
    expect((await apiOk('GET', '/api/user', { token: body.authToken })).body).toMatchObject({
      username: form.username,
    })
  })

  it('starts a dealership unverified, out of sight of buyers', async () => {
    const form = registrationForm({ role: 'SELLER_DEALERSHIP', companyName: companyName() })
    const { body } = await apiOk('POST', '/api/register', { body: form })
    expect(body).toMatchObject({
      role: 'SELLER_DEALERSHIP',
      isVerified: false,
      verificationStatus: 'PENDING',
    })
    expect((await api('GET', `/api/dealers/${body.id}`)).status).toBe(404)
    const { body: dealers } = await apiOk('GET', '/api/dealers')
    expect(dealers.map(({ id }: { id: string }) => id)).not.toContain(body.id)
  })

  it('says per field what is wrong', async () => {
    const { status, body } = await api('POST', '/api/register', {
      body: {
        ...registrationForm(),
        email: 'nobody',
        password: 'short',
        confirmPassword: 'other',
        role: 'PLATFORM_ADMIN',
      },
    })
    expect(status).toBe(400)
    expect(body.code).toBe('BAD_REQUEST')
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['email', 'password', 'role']),
    )
  })

  it.each([
    { password: 'Aa1aaaaa ', confirmPassword: 'Aa1aaaaa ' },
    { password: 'Aa1\u0000aaaaa', confirmPassword: 'Aa1\u0000aaaaa' },
    { phoneNumber: '--------' },
    { username: 'api' },
  ])('refuses %o', async (parts) => {
    expect((await api('POST', '/api/register', { body: { ...registrationForm(), ...parts } })).status).toBe(
      400,
    )
    expect((await api('POST', '/api/login', { body: { username: '\ud800', password } })).status).toBe(400)
  })

  it('gives a name that many claim at once to one person, whatever its case', async () => {
    const form = registrationForm()
    const names = Array.from({ length: 30 }, (_, index) =>
      index % 2 ? form.username.toUpperCase() : form.username,
    )
    const answers = await inFlight(names, few, (username, index) =>
      api('POST', '/api/register', { body: { ...form, email: `${index}.${form.email}`, username } }),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(29)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'USERNAME_TAKEN' })
  })

  it('refuses a second account for an e-mail and leaves the name free', async () => {
    const form = registrationForm()
    await apiOk('POST', '/api/register', { body: form })
    const other = registrationForm({ email: form.email.toUpperCase() })
    expect((await api('POST', '/api/register', { body: other })).body).toMatchObject({ code: 'EMAIL_TAKEN' })
    await apiOk('POST', '/api/register', { body: { ...other, email: `x${other.username}@example.com` } })
  })
})

describe('login', () => {
  it('takes the username or the e-mail, in any case', async () => {
    const { user } = await registerSeller()
    expect((await signIn(user.username.toUpperCase())).user.id).toBe(user.id)
    expect((await signIn(user.email)).user.id).toBe(user.id)
  })

  it('answers an unknown user and a wrong password alike', async () => {
    const { user } = await registerSeller()
    const wrong = await api('POST', '/api/login', {
      body: { username: user.username, password: 'Wrong1234' },
    })
    const unknown = await api('POST', '/api/login', {
      body: { username: 'nobody.at.all', password: 'Wrong1234' },
    })
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { message: 'Invalid username or password', code: 'INVALID_CREDENTIALS' },
    ])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it('stops guessing after ten wrong passwords from one address, and lets the owner in from another', async () => {
    const { user } = await registerSeller()
    const ip = anyIp()
    const guess = () =>
      api('POST', '/api/login', { ip, body: { username: user.username, password: 'Wrong1234' } })
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await guess()).status))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect(Number((await guess()).headers.get('retry-after'))).toBeGreaterThan(0)
    // Else a guesser would learn the right password beyond the limit.
    const right = { ip, body: { username: user.email, password } }
    expect((await api('POST', '/api/login', right)).status).toBe(429)
    await signIn(user.username)
  })
})

describe('sessions', () => {
  it('refresh gives a new token for the cookie alone', async () => {
    const { headers } = await apiOk('POST', '/api/register', { body: registrationForm() })
    const cookie = cookieOf(headers)
    const { body } = await apiOk('POST', '/api/refresh', { headers: { cookie } })
    await apiOk('GET', '/api/user', { token: body.authToken })
    expect((await api('POST', '/api/refresh')).status).toBe(401)
    expect((await api('GET', '/api/user', { headers: { cookie } })).status).toBe(401)
  })

  it('refresh replaces the cookie, and an old copy ends the session with all its tokens and a mail', async () => {
    const form = registrationForm()
    const { headers } = await apiOk('POST', '/api/register', { body: form })
    const renew = (cookie: string) => api('POST', '/api/refresh', { headers: { cookie } })
    const stolen = cookieOf(headers)
    const once = await renew(stolen)
    // Another tab that asks at the same moment.
    expect(cookieOf((await renew(stolen)).headers)).toBe(cookieOf(once.headers))
    const twice = await renew(cookieOf(once.headers))
    expect(new Set([stolen, cookieOf(once.headers), cookieOf(twice.headers)]).size).toBe(3)
    const replayed = await renew(stolen)
    expect([replayed.status, replayed.body.code]).toEqual([401, 'SESSION_REUSED'])
    expect((await renew(cookieOf(twice.headers))).status).toBe(401)
    expect((await api('GET', '/api/user', { token: twice.body.authToken })).status).toBe(401)
    await mailTo(form.email, ({ subject }) => subject.includes('signed one of your devices out'))
  })

  it('logout ends a session by its cookie alone, its access tokens too', async () => {
    const { headers, body } = await apiOk('POST', '/api/register', { body: registrationForm() })
    const cookie = cookieOf(headers)
    expect((await api('POST', '/api/logout', { token: 'expired', headers: { cookie } })).status).toBe(204)
    expect((await api('GET', '/api/user', { token: body.authToken })).status).toBe(401)
    expect((await api('POST', '/api/refresh', { headers: { cookie } })).status).toBe(401)
  })

  it('of a browser ends when the same person signs in there again, and not for another one', async () => {
    const form = registrationForm()
    const before = await apiOk('POST', '/api/register', { body: form })
    const { user } = await registerSeller()
    const headers = { cookie: cookieOf(before.headers) }
    const signInHere = (username: string) =>
      apiOk('POST', '/api/login', { headers, body: { username, password } })
    const mine = () => api('GET', '/api/user', { token: before.body.authToken })
    await signInHere(user.username)
    expect((await mine()).status).toBe(200)
    const after = await signInHere(form.username)
    expect((await mine()).status).toBe(401)
    expect((await api('POST', '/api/refresh', { headers })).status).toBe(401)
    expect((await api('GET', '/api/user', { token: after.body.authToken })).status).toBe(200)
  })

  it('are listed with their devices, and end one by one', async () => {
    const form = registrationForm()
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' }
    const here = await apiOk('POST', '/api/register', { body: form })
    const there = await apiOk('POST', '/api/login', {
      body: { username: form.username, password },
      headers: phone,
    })
    const token = here.body.authToken
    const { body: listed } = await apiOk('GET', '/api/user/sessions', { token })
    expect(listed).toMatchObject([
      { browser: 'Chrome', system: 'Android', isCurrent: false },
      { browser: null, isCurrent: true },
    ])
    expect(JSON.stringify(listed)).not.toContain(cookieOf(there.headers).split('.')[2])
    await mailTo(form.email, ({ text }) => text.includes('Chrome, Android'))
    const stranger = await registerSeller()
    const end = (token: string) => api('DELETE', `/api/user/sessions/${listed[0].id}`, { token })
    expect((await end(stranger.token)).status).toBe(404)
    expect((await api('GET', '/api/user', { token: there.body.authToken })).status).toBe(200)
    expect((await end(token)).status).toBe(204)
    expect((await api('GET', '/api/user', { token: there.body.authToken })).status).toBe(401)
    const renewal = await api('POST', '/api/refresh', { headers: { cookie: cookieOf(there.headers) } })
    expect(renewal.status).toBe(401)
    expect((await end(token)).status).toBe(404)
  })

  it('refresh does not serve the pages of another site', async () => {
    const { headers } = await apiOk('POST', '/api/register', { body: registrationForm() })
    const evil = { cookie: cookieOf(headers), origin: 'https://evil.example' }
    expect((await api('POST', '/api/refresh', { headers: evil })).status).toBe(401)
  })

  it('logout ends the session it was called with, and no other', async () => {
    const { headers, body } = await apiOk('POST', '/api/register', { body: registrationForm() })
    const elsewhere = await signIn(body.username)
    const cookie = cookieOf(headers)
    const { status, headers: after } = await api('POST', '/api/logout', {
      token: body.authToken,
      headers: { cookie },
    })
    expect(status).toBe(204)
    expect(after.getSetCookie()[0]).toMatch(/^sayara_refresh_\d+=; .*Max-Age=0/)
    expect((await api('GET', '/api/user', { token: body.authToken })).status).toBe(401)
    expect((await api('POST', '/api/refresh', { headers: { cookie } })).status).toBe(401)
    expect((await api('GET', '/api/user', { token: elsewhere.token })).status).toBe(200)
    expect((await api('POST', '/api/logout')).status).toBe(204)
  })

  it('end one by one, also when all log out at the same moment', async () => {
    const { user } = await registerSeller()
    const people = await Promise.all(Array.from({ length: 6 }, () => signIn(user.username)))
    await Promise.all(people.map(({ token }) => apiOk('POST', '/api/logout', { token })))
    const after = await Promise.all(people.map(({ token }) => api('GET', '/api/user', { token })))
    expect(after.map(({ status }) => status)).toEqual(people.map(() => 401))
  })

  it.each(['null', 'garbage', 'http://'])('take the origin %s for somebody else’s', async (origin) => {
    expect((await api('POST', '/api/refresh', { headers: { origin } })).status).toBe(401)
    expect((await api('POST', '/api/logout', { headers: { origin } })).status).toBe(204)
  })

  it('refuses tampered tokens, and reads the role from the store, not from the token', async () => {
    const { token } = await registerSeller()
    const [head = '', claims = '', signature = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const forged = [
      `${none}.${claims}.`,
      `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
      `${head}.${claims}`,
      'x',
      '',
    ]
    for (const bad of forged)
      expect((await api('GET', '/api/user', { token: bad })).status, bad.slice(0, 20)).toBe(401)

    // The token was issued to a private seller; the store now says admin.
    const admin = await registerAdmin()
    expect((await api('GET', '/api/admin/listings', { token: admin.token })).status).toBe(200)
    expect((await api('GET', '/api/admin/listings', { token })).status).toBe(403)
  })
})
