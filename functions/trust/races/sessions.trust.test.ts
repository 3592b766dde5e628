import { describe, expect, it } from 'vitest'
import { newSecret } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import { getListingById } from '#functions/data/listings.ts'
import { findPasskey, listPasskeys, writeChallenge } from '#functions/data/passkeys.ts'
import { listSessions } from '#functions/data/sessions.ts'
import { takeTicket, writeTicket } from '#functions/data/sign-in-codes.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { api } from '#functions/testing/api.ts'
import { password, registerSeller, registerVerifiedDealer, signIn } from '#functions/testing/people.ts'
import { toSignIn, toSignUp } from '#functions/testing/codes.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import { answerOf, newAuthenticator } from '#functions/testing/passkeys.ts'
import { restore, suspend } from '#functions/testing/users.ts'
import { race, times, type Call } from './race.ts'
import { auditsOf, expectOnePath, itemAt } from './read-back.ts'
import { adminOf, admins, createCar } from './things.ts'
import { limits } from '#shared/constants/limits.ts'

const readMe = (token: string) => api('GET', '/api/user', { token })
const newPassword = (index: number) => `Another${index}!pass`

describe('a session', () => {
  it(
    'ends at its logout, whatever is asked at that moment',
    race({
      isNamed: true,
      sizes: 'crowd',
      setup: async () => {
        const person = await registerSeller()
        return { person, other: await signIn(person.user.username) }
      },
      calls: ({ person }, parallel) => [
        ...times(parallel - 3, 'read', () => readMe(person.token)),
        ...times(3, 'logout', () => api('POST', '/api/logout', { token: person.token })),
      ],
      may: { read: ['200', '401 UNAUTHORIZED'], logout: ['204'] },
      wins: () => ({ logout: 3 }),
      holds: async ({ person, other }) => {
        expect((await readMe(person.token)).status).toBe(401)
        expect((await readMe(other.token)).status).toBe(200)
      },
    }),
  )

  it(
    'ends with the account’s suspension, and nothing that was just created is seen',
    race({
      isNamed: true,
      setup: async () => ({ by: await admins(), dealer: await registerVerifiedDealer() }),
      calls: ({ by, dealer }, parallel) => [
        ...times(parallel / 2, 'read', () => readMe(dealer.token)),
        ...times(parallel / 2 - 2, 'create', () => createCar(dealer)),
        ...times(2, 'suspend', (index) => suspend(adminOf(by, index), dealer.user.id)),
      ],
      may: {
        read: ['200', '401 UNAUTHORIZED'],
        create: ['201', '401 UNAUTHORIZED'],
        suspend: ['200', '409 ILLEGAL_STATUS_MOVE', '409 CONFLICT'],
      },
      wins: () => ({ suspend: 1 }),
      holds: async ({ dealer }, { won }) => {
        expect((await readMe(dealer.token)).status).toBe(401)
        expect(await auditsOf(dealer.user.id)).toMatchObject([
          { action: 'user.status', detail: { to: 'SUSPENDED' } },
        ])
        for (const { body } of won('create')) {
          expect((await api('GET', `/api/listings/${body.slug}`)).status).toBe(404)
          expect((await getListingById(body.id))?.isHidden).toBe(true)
        }
        await expect(signIn(dealer.user.username)).rejects.toThrow('403')
      },
    }),
  )
})

describe('an account', () => {
  it(
    'is suspended and restored on one path, whichever admins do it',
    race({
      sizes: 'few',
      setup: async () => ({ by: await admins(), person: await registerSeller() }),
      calls: ({ by, person: { user } }, parallel) =>
        Array.from({ length: parallel }, (_, index): Call<'suspend' | 'restore'> =>
          index % 2
            ? { act: 'suspend', send: () => suspend(adminOf(by, index), user.id) }
            : { act: 'restore', send: () => restore(adminOf(by, index), user.id) },
        ),
      may: {
        suspend: ['200', '409 ILLEGAL_STATUS_MOVE', '409 CONFLICT'],
        restore: ['200', '409 ILLEGAL_STATUS_MOVE', '409 CONFLICT'],
      },
      holds: async ({ person: { user, token } }, { won }) => {
        const stored = await getUserById(user.id)
        const records = await auditsOf(user.id)
        expect(records).toHaveLength(won().length)
        expectOnePath(records, stored?.status ?? '')
        expect(stored?.suspension === null).toBe(stored?.status === 'ACTIVE')
        if (won('suspend').length) expect((await readMe(token)).status).toBe(401)
      },
    }),
  )
})

describe('a password', () => {
  it(
    'is changed by one of all who know the present one, and ends every session of before',
    race({
      setup: async () => {
        const person = await registerSeller()
        return { person, other: await signIn(person.user.username) }
      },
      calls: ({ person }, parallel) => [
        ...times(parallel - 4, 'change', (index) =>
          api('POST', '/api/user/password', {
            token: person.token,
            body: { currentPassword: password, newPassword: newPassword(index) },
          }),
        ),
        ...times(4, 'read', () => readMe(person.token)),
      ],
      may: {
        // Concurrent password attempts count as guesses until they turn out to be correct, and the present one is soon another.
        change: ['200', '400 WRONG_PASSWORD', '401 UNAUTHORIZED', '409 CONFLICT', '429 TOO_MANY_REQUESTS'],
        read: ['200', '401 UNAUTHORIZED'],
      },
      wins: () => ({ change: 1 }),
      holds: async ({ person, other }, { won }) => {
        const [winner] = won('change')
        expect((await signIn(person.user.username, newPassword(winner?.index ?? -1))).user.id).toBe(
          person.user.id,
        )
        await expect(signIn(person.user.username)).rejects.toThrow('401')
        const tokens = [person.token, other.token, winner?.body.authToken]
        expect(await Promise.all(tokens.map(async (token) => (await readMe(token)).status))).toEqual([
          401, 401, 200,
        ])
        expect(await itemAt(keys.passwordChange(person.user.id))).toBeUndefined()
        const isTold = ({ subject }: { subject: string }) => subject.toLowerCase().includes('password')
        await mailTo(person.user.email, isTold)
        expect((await allMailTo(person.user.email)).filter(isTold)).toHaveLength(1)
      },
    }),
  )
})

describe('a code to sign in', () => {
  it(
    'lets one of all in who have it',
    race({
      setup: async () => {
        const { user } = await registerSeller()
        return { user, form: await toSignIn(user.email) }
      },
      calls: ({ form }, parallel) =>
        times(parallel, 'enter', () => api('POST', '/api/sign-in', { body: form })),
      may: { enter: ['200', '400 CODE_INVALID'] },
      wins: () => ({ enter: 1 }),
      holds: async ({ user }, { won }) => {
        const byCode = (await listSessions(user.id, new Date())).filter(
          ({ factors }) => factors[0] === 'code',
        )
        expect(byCode).toHaveLength(1)
        expect((await readMe(won()[0]?.body.authToken)).status).toBe(200)
      },
    }),
  )

  it(
    'makes one account, however often the form is sent',
    race({
      setup: () => toSignUp(),
      calls: (form, parallel) => times(parallel, 'join', () => api('POST', '/api/sign-up', { body: form })),
      may: { join: ['200', '400 CODE_INVALID', '409 EMAIL_TAKEN', '409 CONFLICT'] },
      holds: async ({ account }, { won }) => {
        expect(won().length).toBeLessThanOrEqual(1)
        const userId = (await findUserId(account)) ?? ''
        for (const { body } of won()) expect(body.id).toBe(userId)
        expect((await getUserById(userId))?.email).toBe(account)
      },
    }),
  )

  it('is turned into a ticket that the pool can use up once', async () => {
    const { user } = await registerSeller()
    await writeTicket(user.id, 'secret', new Date())
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => takeTicket(user.id, 'secret', new Date())),
    )
    expect(taken.filter(Boolean)).toEqual([true])
  })
})

describe('a passkey', () => {
  it(
    'signs in once by each answer',
    race({
      setup: async () => {
        const { user } = await registerSeller()
        return { user, form: await answerOf(user.id) }
      },
      calls: ({ form }, parallel) =>
        times(parallel, 'enter', () => api('POST', '/api/sign-in/passkey', { body: form })),
      may: { enter: ['200', '400 PASSKEY_INVALID'] },
      wins: () => ({ enter: 1 }),
      holds: async ({ user }) => {
        const sessions = await listSessions(user.id, new Date())
        expect(sessions.filter(({ factors }) => factors.includes('passkey'))).toHaveLength(1)
      },
    }),
  )

  it(
    'has a place of its own among those of its owner, and is in it alone',
    race({
      sizes: 'few',
      setup: async (parallel) => {
        const { user, token } = await registerSeller()
        const forms = await Promise.all(
          Array.from({ length: parallel }, async () => {
            const challenge = newSecret()
            await writeChallenge(challenge, user.id, new Date())
            return newAuthenticator().make({ challenge })
          }),
        )
        return { user, token, forms }
      },
      calls: ({ token, forms }, parallel) =>
        times(parallel, 'add', (index) => api('POST', '/api/user/passkeys', { token, body: forms[index] })),
      may: { add: ['201', '409 CONFLICT', '409 TOO_MANY_PASSKEYS'] },
      holds: async ({ user }, { won }) => {
        const held = await listPasskeys(user.id)
        expect(held.map(({ id }) => id).toSorted()).toEqual(
          won()
            .map(({ body }) => body.id)
            .toSorted(),
        )
        expect(held.length).toBeLessThanOrEqual(limits.passkey.count)
        for (const { credentialId, id } of held) expect((await findPasskey(credentialId))?.id).toBe(id)
      },
    }),
  )
})
