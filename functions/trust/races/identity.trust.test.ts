import { describe, expect, it } from 'vitest'
import { findDealer } from '#functions/data/dealers.ts'
import { keys } from '#functions/data/keys.ts'
import { getListingById, listOwnedListings } from '#functions/data/listings.ts'
import { getPlateById, listOwnedPlates } from '#functions/data/plates.ts'
import { listFavoriteIds } from '#functions/data/favorites.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { freePhone, toConfirmEmail, toConfirmPhone } from '#functions/testing/codes.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import {
  password,
  registerAdmin,
  registerSeller,
  registerUnconfirmed,
  registerVerifiedDealer,
  registrationForm,
  signIn,
} from '#functions/testing/people.ts'
import { plateForm } from '#functions/testing/plates.ts'
import { finishRemoving } from '#functions/testing/removal.ts'
import { deleteUser, editUser, suspend } from '#functions/testing/users.ts'
import { race, times, type Call } from './race.ts'
import { auditsOf, itemAt } from './read-back.ts'
import { aDealerAndACar, adminOf, admins, createCar, people } from './things.ts'

const mixed = (text: string, index: number) => (index % 2 ? text.toUpperCase() : text)

describe('a name', () => {
  it(
    'is registered by one of all who want it, in capitals or not',
    race({
      isNamed: true,
      setup: async (parallel) => {
        const forms = Array.from({ length: parallel }, () => registrationForm())
        return { username: registrationForm().username, forms }
      },
      calls: ({ username, forms }) =>
        times(forms.length, 'register', (index) =>
          api('POST', '/api/register', { body: { ...forms[index], username: mixed(username, index) } }),
        ),
      may: { register: ['201', '409 USERNAME_TAKEN'] },
      wins: () => ({ all: 1 }),
      holds: async ({ username, forms }, { all, won }) => {
        expect((await signIn(username)).user.id).toBe(won()[0]?.body.id)
        expect(await findUserId(username)).toBe(won()[0]?.body.id)
        // A registration that lost the race leaves nothing behind: its email address is free.
        for (const [index, { email }] of forms.entries())
          expect((await itemAt(keys.emailGuard(email))) !== undefined).toBe(all[index]?.status === 201)
      },
    }),
  )

  it(
    'is given to one of all whom admins call by it',
    race({
      setup: async () => {
        return { by: await admins(), named: await people(5), username: registrationForm().username }
      },
      calls: ({ by, named, username }, parallel) =>
        times(parallel, 'edit', (index) =>
          editUser(adminOf(by, index), adminOf(named, index).user.id, { username }),
        ),
      may: { edit: ['200', '409 USERNAME_TAKEN', '409 CONFLICT'] },
      holds: async ({ named, username }, { won }) => {
        const now = await Promise.all(named.map(({ user }) => getUserById(user.id)))
        const called = now.filter((user) => user?.username === username)
        expect(called).toHaveLength(1)
        expect(await findUserId(username)).toBe(called[0]?.id)
        expect(new Set(won().map(({ body }) => body.id)).size).toBe(1)
        expect(await auditsOf(called[0]?.id ?? '')).toHaveLength(1)
        for (const { user } of named)
          expect(await findUserId(user.username)).toBe(user.id === called[0]?.id ? undefined : user.id)
      },
    }),
  )
})

describe('an e-mail address', () => {
  it(
    'is registered by one of all who want it',
    race({
      isNamed: true,
      setup: async (parallel) => ({
        email: registrationForm().email,
        forms: Array.from({ length: parallel }, () => registrationForm()),
      }),
      calls: ({ email, forms }) =>
        times(forms.length, 'register', (index) =>
          api('POST', '/api/register', { body: { ...forms[index], email: mixed(email, index) } }),
        ),
      may: { register: ['201', '409 EMAIL_TAKEN'] },
      wins: () => ({ all: 1 }),
      holds: async ({ email, forms }, { all, won }) => {
        expect(await findUserId(email)).toBe(won()[0]?.body.id)
        for (const [index, { username }] of forms.entries())
          expect((await itemAt(keys.usernameGuard(username))) !== undefined).toBe(all[index]?.status === 201)
      },
    }),
  )

  it(
    'is one for one person, however many they ask for',
    race({
      sizes: 'few',
      setup: async (parallel) => ({
        person: await registerUnconfirmed(),
        wanted: Array.from({ length: parallel }, () => registrationForm().email),
      }),
      calls: ({ person, wanted }) =>
        times(wanted.length, 'move', (index) =>
          api('PATCH', '/api/user', {
            token: person.token,
            body: { email: wanted[index], currentPassword: password },
          }),
        ),
      // Concurrent password attempts count as guesses until they turn out to be correct.
      may: { move: ['200', '409 CONFLICT', '429 TOO_MANY_REQUESTS'] },
      holds: async ({ person, wanted }, { won }) => {
        const { email } = (await getUserById(person.user.id)) ?? {}
        expect(won().length).toBeGreaterThan(0)
        expect(wanted).toContain(email)
        const taken = [person.user.email, ...wanted].filter((one) => one !== email)
        expect(await findUserId(email ?? '')).toBe(person.user.id)
        for (const one of taken) expect(await itemAt(keys.emailGuard(one))).toBeUndefined()
      },
    }),
  )
})

describe('an address and a number', () => {
  it(
    'are not confirmed by a code for those before them',
    race({
      sizes: 'few',
      setup: async (parallel) => {
        const { token, user } = await registerUnconfirmed()
        const { code: email } = await toConfirmEmail(user)
        const { code: phone, phoneNumber } = await toConfirmPhone(user)
        return {
          token,
          user: { ...user, phoneNumber },
          codes: { email, phone },
          wanted: Array.from({ length: parallel }, (_, index) =>
            index % 2
              ? { phoneNumber: freePhone() }
              : { email: registrationForm().email, currentPassword: password },
          ),
        }
      },
      calls: ({ token, codes, wanted }) => [
        ...(['email', 'phone'] as const).flatMap((way) =>
          times(1, 'confirm', () =>
            api('POST', `/api/user/${way}/confirm`, { token, body: { code: codes[way] } }),
          ),
        ),
        ...times(wanted.length, 'move', (index) => api('PATCH', '/api/user', { token, body: wanted[index] })),
      ],
      may: {
        confirm: ['200', '400 CODE_INVALID', '409 CONFLICT'],
        move: ['200', '400 BAD_REQUEST', '409 CONFLICT', '429 TOO_MANY_REQUESTS'],
      },
      holds: async ({ user }) => {
        const now = await getUserById(user.id)
        if (now?.email !== user.email) expect(now?.emailConfirmedAt).toBeNull()
        if (now?.phoneNumber !== user.phoneNumber) expect(now?.phoneConfirmedAt).toBeNull()
        const guard = await itemAt(keys.phoneGuard(user.phoneNumber))
        expect(guard !== undefined).toBe(now?.phoneConfirmedAt != null)
      },
    }),
  )
})

describe('an account', () => {
  it(
    'is changed by one of all admins who have seen the same',
    race({
      setup: async () => ({ by: await admins(), person: await registerSeller() }),
      calls: ({ by, person }, parallel) =>
        times(parallel, 'edit', (index) =>
          editUser(adminOf(by, index), person.user.id, { city: `City ${index}`, version: 1 }),
        ),
      may: { edit: ['200', '409 EDIT_CONFLICT', '409 CONFLICT'] },
      wins: () => ({ all: 1 }),
      holds: async ({ person }, { won }) => {
        const { city, version } = (await getUserById(person.user.id)) ?? {}
        expect([city, version]).toEqual([won()[0]?.body.city, 2])
        expect(await auditsOf(person.user.id)).toHaveLength(1)
      },
    }),
  )

  it(
    'is deleted for good, with what is created at that moment',
    race({
      isNamed: true,
      setup: async () => {
        const [seller, { car }, numbers] = await Promise.all([
          registerVerifiedDealer(),
          aDealerAndACar(),
          Promise.all(Array.from({ length: 3 }, () => freeNumber())),
        ])
        return { seller, car, numbers }
      },
      calls: ({ seller: { token, user }, car, numbers }, parallel) => [
        ...times(Math.max(parallel - 7, 3), 'list', () => createCar({ token, user })),
        ...times(3, 'offer', (index) =>
          api('POST', '/api/number-plates', { token, body: plateForm(numbers[index] ?? '') }),
        ),
        ...times(1, 'ask', () =>
          api('POST', '/api/leads', {
            token,
            body: {
              listingId: car.id,
              buyerName: 'Noor',
              buyerPhone: '55123456',
              buyerEmail: '',
              message: '',
            },
          }),
        ),
        ...times(1, 'save', () => api('POST', '/api/user/favorites', { token, body: { listingId: car.id } })),
        ...times(2, 'delete', () => api('DELETE', '/api/user', { token, body: { password } })),
      ],
      may: {
        list: ['201', '401 UNAUTHORIZED'],
        offer: ['201', '401 UNAUTHORIZED'],
        ask: ['201', '401 UNAUTHORIZED', '404 LISTING_NOT_FOUND'],
        save: ['201', '401 UNAUTHORIZED'],
        // The account is gone from the user pool, which would have checked the password.
        delete: ['204', '401 UNAUTHORIZED', '400 WRONG_PASSWORD', '409 CONFLICT'],
      },
      wins: () => ({ delete: 1 }),
      holds: async ({ seller: { user, token } }, { won }) => {
        expect((await api('GET', '/api/user', { token })).status).toBe(401)
        for (const { body } of won('list'))
          expect((await api('GET', `/api/listings/${body.slug}`)).status).toBe(404)
        await finishRemoving(user.id)
        expect(await getUserById(user.id)).toBeUndefined()
        expect(await findDealer(user.id)).toBeUndefined()
        expect([
          await listOwnedListings(user.id),
          await listOwnedPlates(user.id),
          await listFavoriteIds(user.id),
        ]).toEqual([[], [], []])
        for (const { body } of won('list')) expect(await getListingById(body.id)).toBeUndefined()
        for (const { body } of won('offer')) expect(await getPlateById(body.id)).toBeUndefined()
      },
    }),
  )

  it(
    'is deleted once, by its owner or by an admin',
    race({
      sizes: 'few',
      setup: async () => ({ by: await admins(), person: await registerSeller() }),
      calls: ({ by, person: { user, token } }, parallel) => [
        ...times(parallel / 2, 'admin', (index) => deleteUser(adminOf(by, index), user.id)),
        ...times(parallel / 2, 'owner', () => api('DELETE', '/api/user', { token, body: { password } })),
      ],
      may: {
        admin: ['204', '404 NOT_FOUND', '409 CONFLICT'],
        owner: ['204', '401 UNAUTHORIZED', '400 WRONG_PASSWORD', '409 CONFLICT'],
      },
      wins: () => ({ all: 1 }),
      holds: async ({ person: { user } }) => {
        expect(await auditsOf(user.id)).toMatchObject([{ action: 'user.delete' }])
        expect(await findUserId(user.email)).toBeUndefined()
        expect((await getUserById(user.id))?.status ?? 'DELETED').toBe('DELETED')
      },
    }),
  )

  it(
    'of an admin is deleted by nobody, so the last one stays',
    race({
      isNamed: true,
      setup: async () => ({ two: await Promise.all([registerAdmin(), registerAdmin()]) }),
      calls: ({ two }, parallel) =>
        Array.from({ length: parallel }, (_, index): Call<'own' | 'other' | 'suspend'> => {
          const [me, other] = index % 2 ? two : two.toReversed()
          if (index % 3 === 0) return { act: 'other', send: () => deleteUser(me!, other!.user.id) }
          if (index % 3 === 1) return { act: 'suspend', send: () => suspend(me!, other!.user.id) }
          return {
            act: 'own',
            send: () => api('DELETE', '/api/user', { token: me!.token, body: { password } }),
          }
        }),
      may: { own: ['403 FORBIDDEN'], other: ['403 ADMIN_PROTECTED'], suspend: ['403 ADMIN_PROTECTED'] },
      wins: () => ({ all: 0 }),
      holds: async ({ two }) => {
        for (const { token, user } of two) {
          expect((await apiOk('GET', '/api/user', { token })).body.role).toBe('PLATFORM_ADMIN')
          expect(await auditsOf(user.id)).toMatchObject([{ action: 'user.admin' }])
        }
      },
    }),
  )
})
