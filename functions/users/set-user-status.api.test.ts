import { secretIn } from '#functions/testing/codes.ts'
import { describe, expect, it } from 'vitest'
import { getListingById } from '#functions/data/listings.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import { ask, asked, write } from '#functions/testing/leads.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import {
  password,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  registrationForm,
  signIn,
  type Person,
} from '#functions/testing/people.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { restore, suspend } from '#functions/testing/users.ts'

const statusOf = async (path: string, token?: string) => (await api('GET', path, { token })).status
const login = (username: string, secret = password) =>
  api('POST', '/api/login', { body: { username, password: secret } })
const forget = (account: string) => api('POST', '/api/password/forgot', { body: { account } })

describe('a suspended account', () => {
  it('is out at once, everywhere, and cannot be signed in to; only who knows the password learns why', async () => {
    const admin = await registerAdmin()
    const { headers, body: user } = await apiOk('POST', '/api/register', { body: registrationForm() })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const elsewhere = await signIn(user.username)
    const answer = await suspend(admin, user.id, { reasonCodes: ['SPAM', 'ABUSE'], reason: 'Two complaints' })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: 'SUSPENDED', suspension: { reasonCodes: ['SPAM', 'ABUSE'], reason: 'Two complaints' } },
    ])
    for (const token of [user.authToken, elsewhere.token])
      expect(await statusOf('/api/user', token)).toBe(401)
    expect((await api('POST', '/api/refresh', { headers: { cookie } })).status).toBe(401)

    for (const name of [user.username, user.email]) {
      const right = await login(name)
      expect([right.status, right.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
      expect(right.headers.getSetCookie()).toEqual([])
      expect(JSON.stringify(right.body)).not.toMatch(/authToken|complaints/)
      const wrong = await login(name, 'Wrong1234')
      expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    }
    expect(await auditAbout(user.id)).toMatchObject([
      {
        action: 'user.status',
        actorId: admin.user.id,
        detail: { from: 'ACTIVE', to: 'SUSPENDED', codes: 'SPAM ABUSE' },
      },
    ])
    expect(JSON.stringify(await auditAbout(user.id))).not.toContain('complaints')
  })

  it('has no way around it by a new password: neither a new link nor one that was mailed before', async () => {
    const [admin, { user }] = await Promise.all([registerAdmin(), registerSeller()])
    await forget(user.username)
    const { links } = await mailTo(user.email)
    const token = secretIn(links)
    await suspend(admin, user.id)
    const body = { token, newPassword: 'Another123' }
    expect((await api('POST', '/api/password/reset', { body })).body.code).toBe('RESET_LINK_INVALID')
    expect((await forget(user.email)).status).toBe(204)
    await mailTo(user.email, ({ subject }) => subject === 'Your account is suspended')
    expect(await allMailTo(user.email)).toHaveLength(2)
    await restore(admin, user.id)
    expect((await api('POST', '/api/password/reset', { body })).body.code).toBe('RESET_LINK_INVALID')
    await signIn(user.username)
  })

  it('is told why in the language of its reader, and when it is over', async () => {
    const admin = await registerAdmin()
    const { user } = await registerSeller({ language: 'ar' })
    await suspend(admin, user.id, { reason: 'Please call us' })
    const told = await mailTo(user.email)
    expect(told.subject).toBe('تم إيقاف حسابك')
    expect(told.text).toContain('اشتباه في احتيال')
    expect(told.text).toContain('> Please call us')
    await restore(admin, user.id)
    await mailTo(user.email, ({ subject }) => subject === 'عاد حسابك إلى العمل')
  })

  it('that is restored begins anew: nothing from before signs it in', async () => {
    const admin = await registerAdmin()
    const { headers, body: user } = await apiOk('POST', '/api/register', { body: registrationForm() })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await suspend(admin, user.id)
    const answer = await restore(admin, user.id)
    expect(answer.body).toMatchObject({ status: 'ACTIVE', suspension: null })
    expect(await statusOf('/api/user', user.authToken)).toBe(401)
    expect((await api('POST', '/api/refresh', { headers: { cookie } })).status).toBe(401)
    expect(await statusOf('/api/user', (await signIn(user.username)).token)).toBe(200)
    expect((await auditAbout(user.id)).map(({ detail }) => detail)).toMatchObject([
      { to: 'SUSPENDED' },
      { from: 'SUSPENDED', to: 'ACTIVE' },
    ])
  })
})

describe('an illegal move', () => {
  it('is a conflict, and changes nothing', async () => {
    const [admin, { user }] = await Promise.all([registerAdmin(), registerSeller()])
    expect((await restore(admin, user.id)).body.code).toBe('ILLEGAL_STATUS_MOVE')
    await suspend(admin, user.id)
    const before = await getUserById(user.id)
    expect((await suspend(admin, user.id, { reasonCodes: ['ABUSE'] })).body.code).toBe('ILLEGAL_STATUS_MOVE')
    expect(await getUserById(user.id)).toEqual(before)
  })

  it('is what the second of two admins makes', async () => {
    const [admin, other] = await Promise.all([registerAdmin(), registerAdmin()])
    const { user } = await registerSeller()
    const answers = await Promise.all([
      suspend(admin, user.id),
      suspend(other, user.id),
      suspend(admin, user.id),
      suspend(other, user.id),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await auditAbout(user.id)).toHaveLength(1)
  })

  it.each([
    { status: 'SUSPENDED' },
    { status: 'SUSPENDED', reasonCodes: [] },
    { status: 'SUSPENDED', reasonCodes: ['FRAUD', 'FRAUD'] },
    { status: 'SUSPENDED', reasonCodes: ['DUPLICATE'] },
    { status: 'ACTIVE', reasonCodes: ['FRAUD'] },
    { status: 'DELETED' },
  ])('%o is none', async (body) => {
    const [admin, { user }] = await Promise.all([registerAdmin(), registerSeller()])
    const { token } = admin
    expect((await api('PUT', `/api/admin/users/${user.id}/status`, { token, body })).status).toBe(400)
  })
})

type Offers = Awaited<ReturnType<typeof withOffers>>

const withOffers = async (seller: Person, admin: Person) => {
  const [car, second, plate] = [
    await submitCar(seller),
    await submitCar(seller),
    await publishPlate(seller, admin),
  ]
  for (const { id, status } of [car, second])
    if (status === 'PENDING') expect((await decide(admin, id, { status: 'APPROVED' })).status).toBe(200)
  const buyer = await registerSeller()
  const { token } = buyer
  await apiOk('POST', '/api/user/favorites', { token, body: { listingId: car.id } })
  await apiOk('POST', '/api/user/favorite-plates', { token, body: { plateId: plate.id } })
  return { car, second, plate, buyer, seller, lead: await asked(buyer, car.id) }
}

/** The number of plates with this number that buyers find, as soon as it is `wanted`. */
const platesFound = (number: string, wanted: number): Promise<number> =>
  askUntil(
    async () => (await apiOk('GET', `/api/number-plates?search=${number}`)).body.total,
    (total) => total === wanted,
  )

/** Whether each public place that lists the seller's offers shows them. */
const seenEverywhere = async ({ car, second, plate, buyer }: Offers, isShown: boolean) => {
  const expected = isShown ? 200 : 404
  const pages = [
    `/api/listings/${car.slug}`,
    `/api/listings/${second.id}`,
    `/api/listings/${car.id}/images`,
    `/api/listings/${car.id}/price-rating`,
    `/api/number-plates/${plate.slug}`,
    `/api/number-plates/${plate.id}/image`,
    `/api/pages/en/number-plates/${plate.slug}`,
  ]
  const found = await Promise.all(pages.map((path) => statusOf(path)))
  expect(Object.fromEntries(pages.map((path, index) => [path, found[index]]))).toEqual(
    Object.fromEntries(pages.map((path) => [path, expected])),
  )
  const cards = await apiOk('GET', `/api/listings/cards?ids=${car.id},${second.id}`)
  expect(cards.body).toHaveLength(isShown ? 2 : 0)
  const { token } = buyer
  for (const path of ['/api/user/favorites', '/api/user/favorite-plates'])
    expect((await apiOk('GET', path, { token })).body).toHaveLength(isShown ? 1 : 0)
}

describe('what a suspended seller offers', () => {
  it('is gone from every place, cannot be asked about, and comes back', async () => {
    const [admin, seller] = await Promise.all([registerAdmin(), registerSeller()])
    const offers = await withOffers(seller, admin)
    const { car, second, plate, buyer, lead } = offers
    await seenEverywhere(offers, true)
    expect(await platesFound(plate.number, 1)).toBe(1)

    await suspend(admin, seller.user.id)
    await seenEverywhere(offers, false)
    const stranger = await registerSeller()
    expect((await ask(stranger, second.id)).status).toBe(404)
    expect((await write(buyer, lead.id, 'Are you there?')).body.code).toBe('CONVERSATION_CLOSED')
    const report = { token: stranger.token, body: { reason: 'FRAUD', details: '' } }
    expect((await api('POST', `/api/listings/${car.id}/reports`, report)).status).toBe(404)
    expect(await statusOf(`/api/listings/${car.id}`, admin.token)).toBe(200)
    expect(await getListingById(car.id)).toMatchObject({ isHidden: true, status: 'APPROVED' })
    expect(await platesFound(plate.number, 0)).toBe(0)

    await restore(admin, seller.user.id)
    await seenEverywhere(offers, true)
    expect((await ask(stranger, second.id)).status).toBe(201)
    expect((await write(buyer, lead.id, 'Are you there?')).status).toBe(201)
    expect(await getListingById(car.id)).toMatchObject({ isHidden: false, status: 'APPROVED' })
    expect(await platesFound(plate.number, 1)).toBe(1)
  })

  it('goes from search, the directory and the storefront with its dealership, and comes back', async () => {
    const [admin, dealer] = await Promise.all([registerAdmin(), registerVerifiedDealer()])
    const offers = await withOffers(dealer, admin)
    const search = `dealer=${dealer.user.id}`
    const directory = async () =>
      (await apiOk('GET', '/api/dealers')).body.some(({ id }: { id: string }) => id === dealer.user.id)
    const found = async (total: number) =>
      (await searchUntil(search, (answer) => answer.total === total)).total
    expect([await found(2), await directory()]).toEqual([2, true])

    await suspend(admin, dealer.user.id)
    await seenEverywhere(offers, false)
    expect([await found(0), await directory()]).toEqual([0, false])
    expect(await statusOf(`/api/dealers/${dealer.user.id}`)).toBe(404)

    await restore(admin, dealer.user.id)
    await seenEverywhere(offers, true)
    expect([await found(2), await directory()]).toEqual([2, true])
    expect(await statusOf(`/api/dealers/${dealer.user.id}`)).toBe(200)
  })

  it('is no part of a market that many are suspended from and restored to at once', async () => {
    const admin = await registerAdmin()
    const sellers = await Promise.all([
      registerVerifiedDealer(),
      registerVerifiedDealer(),
      registerVerifiedDealer(),
    ])
    const cars = await Promise.all(sellers.map((seller) => submitCar(seller)))
    for (const act of [suspend, restore, suspend]) {
      const answers = await Promise.all(sellers.map(({ user }) => act(admin, user.id)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    expect(await Promise.all(cars.map(({ slug }) => statusOf(`/api/listings/${slug}`)))).toEqual([
      404, 404, 404,
    ])
  })
})
