import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { suspend } from '#functions/testing/users.ts'
import { createAccount, deleteAccount, signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { listPasskeys } from '#functions/data/passkeys.ts'
import { beginPasswordChange, insertPasswordReset, leavePasswordChange } from '#functions/data/passwords.ts'
import { findUserIdAt, getUserById } from '#functions/data/users.ts'
import { anyIp, api, apiOk } from '#functions/testing/api.ts'
import { confirmPhoneOf, mailedCode } from '#functions/testing/codes.ts'
import { newAuthenticator, storePasskey } from '#functions/testing/passkeys.ts'
import {
  password,
  registerAdmin,
  registerDealer,
  registerSeller,
  registerUnconfirmed,
  registrationForm,
  signIn,
  type Person,
} from '#functions/testing/people.ts'

const newPassword = 'Another123'

/** A link as the email carries it, made so many minutes ago. */
const linkFor = async ({ user }: Person, minutesAgo = 0): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const at = new Date(Date.now() - minutesAgo * 60_000)
  await insertPasswordReset({ token, user, at }, [])
  return token
}

const reset = (token: string, wanted = newPassword, ip = anyIp()) =>
  api('POST', '/api/password/reset', { ip, body: { token, newPassword: wanted } })

const refused = { status: 400, body: { code: 'RESET_LINK_INVALID' } }

describe('a mailed link', () => {
  it('sets a new password, once, and ends every session', async () => {
    const person = await registerSeller()
    const token = await linkFor(person)
    expect((await reset(token)).status).toBe(204)
    expect((await api('GET', '/api/user', { token: person.token })).status).toBe(401)
    await expect(signIn(person.user.username)).rejects.toThrow('401')
    const again = await signIn(person.user.username, newPassword)
    await apiOk('GET', '/api/user', { token: again.token })

    expect(await reset(token, 'Third12345')).toMatchObject(refused)
    await signIn(person.user.username, newPassword)
  })

  it('used many times at once, is used by one', async () => {
    const person = await registerSeller()
    const token = await linkFor(person)
    const wanted = Array.from({ length: 5 }, (_, index) => `Corniche${index}x`)
    const answers = await Promise.all(wanted.map((each) => reset(token, each)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 400, 400, 400, 400])
    await signIn(person.user.username, wanted[statuses.indexOf(204)])
  })

  it('used beside another of the account, leaves the password of the one that was told so', async () => {
    const person = await registerSeller()
    const links = await Promise.all([linkFor(person), linkFor(person)])
    const wanted = ['Corniche0x', 'Corniche1x']
    const answers = await Promise.all(links.map((link, index) => reset(link, wanted[index])))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 400])
    await signIn(person.user.username, wanted[statuses.indexOf(204)])
    await expect(signIn(person.user.username, wanted[statuses.indexOf(400)])).rejects.toThrow('401')
  })

  it('used beside a change by who knows the old password, leaves the password of the one that was told so', async () => {
    const person = await registerSeller()
    const link = await linkFor(person)
    const change = { currentPassword: password, newPassword: 'Changed-123' }
    const [byLink, byChange] = await Promise.all([
      reset(link),
      api('POST', '/api/user/password', { token: person.token, body: change }),
    ])
    const [kept, lost] =
      byLink.status === 204 ? [newPassword, change.newPassword] : [change.newPassword, newPassword]
    expect([byLink.status === 204, byChange.status === 200].toSorted()).toEqual([false, true])
    await signIn(person.user.username, kept)
    await expect(signIn(person.user.username, lost)).rejects.toThrow('401')
  })

  it('is refused while another change is held, is not used up, and works as soon as that one has let go', async () => {
    const person = await registerSeller()
    const link = await linkFor(person)
    const user = (await getUserById(person.user.id))!
    await beginPasswordChange(user, 'another request', new Date())
    expect(await reset(link)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    await signIn(person.user.username)
    // Its holder died: what it held runs out in half a minute.
    await leavePasswordChange(user.id, 'another request')
    expect((await reset(link)).status).toBe(204)
    await signIn(person.user.username, newPassword)
  })

  it('has run out after an hour, and one that never was is as good', async () => {
    const person = await registerSeller()
    expect(await reset(await linkFor(person, 61))).toMatchObject(refused)
    expect(await reset('A'.repeat(43))).toMatchObject(refused)
    expect((await reset(await linkFor(person, 58))).status).toBe(204)
  })

  it.each(['Sayar12', 'sayara123', 'SAYARA123', 'SayaraAbc'])(
    'is not used up by %s, which is no password of ours',
    async (wanted) => {
      const token = await linkFor(await registerSeller())
      expect((await reset(token, wanted)).body).toMatchObject({
        code: 'BAD_REQUEST',
        issues: [{ path: 'newPassword' }],
      })
      expect((await reset(token)).status).toBe(204)
    },
  )

  it('opens nothing once another link, another address or another password was set', async () => {
    const person = await registerSeller()
    const [first, second] = [await linkFor(person), await linkFor(person)]
    expect((await reset(first)).status).toBe(204)
    expect(await reset(second)).toMatchObject(refused)

    const moved = await registerUnconfirmed()
    const old = await linkFor(moved)
    const { email } = registrationForm()
    await apiOk('PATCH', '/api/user', { token: moved.token, body: { email, currentPassword: password } })
    expect(await reset(old)).toMatchObject(refused)

    const changed = await registerSeller()
    const before = await linkFor(changed)
    const body = { currentPassword: password, newPassword: 'Another-123' }
    await apiOk('POST', '/api/user/password', { token: changed.token, body })
    expect(await reset(before)).toMatchObject(refused)
  })

  it('ends a change of address that a thief has begun, whose link would take the account away', async () => {
    const person = await registerSeller()
    const { email } = registrationForm()
    await apiOk('PATCH', '/api/user', { token: person.token, body: { email, currentPassword: password } })
    const thief = await mailedCode(email)
    expect((await reset(await linkFor(person))).status).toBe(204)
    const answer = await api('POST', '/api/email/confirm', { body: { token: thief.token } })
    expect(answer.body.code).toBe('CONFIRMATION_LINK_INVALID')
    expect(await getUserById(person.user.id)).toMatchObject({ email: person.user.email, pendingEmail: null })
  })

  it('is the first proof of an address, after which nothing of who had the account before opens it', async () => {
    const withAll = async (person: Person) => {
      await confirmPhoneOf(person)
      await storePasskey(person.user.id, newAuthenticator())
      expect((await reset(await linkFor(person))).status).toBe(204)
      const user = (await getUserById(person.user.id))!
      const owner = await findUserIdAt({ phone: user.phoneNumber })
      return { user, owner, passkeys: (await listPasskeys(user.id)).length }
    }
    const taken = await withAll(await registerUnconfirmed())
    expect(taken).toMatchObject({ user: { phoneConfirmedAt: null }, owner: undefined, passkeys: 0 })
    expect(taken.user.emailConfirmedAt).not.toBeNull()
    await signIn(taken.user.username, newPassword)
    // Who has only forgotten their password keeps the rest.
    const kept = await withAll(await registerSeller())
    expect(kept).toMatchObject({ owner: kept.user.id, passkeys: 1 })
  })

  it('lets in who has guessed too often before', async () => {
    const person = await registerSeller()
    const ip = anyIp()
    const login = (secret: string) =>
      api('POST', '/api/login', { ip, body: { username: person.user.username, password: secret } })
    for (let index = 0; index < 11; index++) await login('Wrong12345')
    expect((await login(password)).status).toBe(429)
    expect((await reset(await linkFor(person), newPassword, ip)).status).toBe(204)
    expect((await login(newPassword)).status).toBe(200)
  })
})

describe('a pool that has lost its accounts', () => {
  const lose = async (person: Person): Promise<Person> => {
    await deleteAccount(person.user.id)
    return person
  }

  it('gets one again by a mailed link, with the same id, for every role', async () => {
    for (const person of [await registerSeller(), await registerDealer(), await registerAdmin()]) {
      await lose(person)
      await expect(signIn(person.user.username)).rejects.toThrow('401')
      expect((await reset(await linkFor(person))).status).toBe(204)
      const again = await signIn(person.user.username, newPassword)
      expect(again.user.id).toBe(person.user.id)
      // A token of the lost account is older than the end of all sessions.
      expect((await api('GET', '/api/user', { token: person.token })).status).toBe(401)
      await apiOk('GET', '/api/user', { token: again.token })
    }
  })

  it('gets one by several links at once', async () => {
    const person = await lose(await registerSeller())
    const links = await Promise.all([linkFor(person), linkFor(person), linkFor(person)])
    const statuses = (await Promise.all(links.map((link) => reset(link)))).map(({ status }) => status)
    expect(statuses).toContain(204)
    await signIn(person.user.username, newPassword)
  })

  it('gets none for who is suspended or has left', async () => {
    const [suspended, left] = [await registerSeller(), await registerSeller()]
    const links = [await linkFor(suspended), await linkFor(left)]
    expect((await suspend(await registerAdmin(), suspended.user.id)).status).toBe(200)
    await apiOk('DELETE', '/api/user', { token: left.token, body: { password } })
    await lose(suspended)
    for (const link of links) expect(await reset(link)).toMatchObject(refused)
    await expect(signInWithPassword(suspended.user.id, newPassword)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    await expect(signInWithPassword(left.user.id, newPassword)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
  })

  it('finishes with the same link what stopped after the account was made', async () => {
    const person = await lose(await registerSeller())
    const token = await linkFor(person)
    await createAccount(person.user.id, 'Stopped12345')
    expect((await reset(token)).status).toBe(204)
    await signIn(person.user.username, newPassword)
  })

  it('refuses everything else about a password, and fails nothing', async () => {
    const { token } = await lose(await registerSeller())
    const change = { currentPassword: password, newPassword: 'Another-123' }
    expect((await api('POST', '/api/user/password', { token, body: change })).body.code).toBe(
      'WRONG_PASSWORD',
    )
    expect((await api('POST', '/api/user/logout-everywhere', { token })).status).toBe(204)
  })
})
