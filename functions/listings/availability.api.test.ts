import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import type { Availability } from '#shared/rules/availability.ts'

const say = ({ token }: Person, id: string, availability: Availability) =>
  api('PUT', `/api/listings/${id}/availability`, { token, body: { availability } })

it('takes a sold or paused car out of search within two seconds, keeps its page, and brings it back', async () => {
  const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
  const car = await submitCar(dealer)
  const own = `dealer=${dealer.user.id}`
  const totalUntil = async (wanted: number) => {
    const found = await searchUntil(own, ({ total }) => total === wanted)
    expect(found.total).toBe(wanted)
    return found.listings
  }
  await totalUntil(1)

  const sold = await say(dealer, car.id, 'SOLD')
  expect(sold.status).toBe(200)
  expect(sold.body).toMatchObject({ availability: 'SOLD', status: 'APPROVED', version: car.version + 1 })
  await totalUntil(0)
  const page = await api('GET', `/api/listings/${car.slug}`)
  expect([page.status, page.body.availability]).toEqual([200, 'SOLD'])
  await expect
    .poll(async () => (await apiOk('GET', `/api/dealers/${dealer.user.id}`)).body)
    .toMatchObject({ totalSales: 1, carsAvailable: 0, listings: [] })

  // People who saved it, compare it or open its address see that it is sold.
  const saved = { token: buyer.token, body: { listingId: car.id } }
  expect((await api('POST', '/api/user/favorites', saved)).status).toBe(201)
  const favorites = await apiOk('GET', '/api/user/favorites', { token: buyer.token })
  expect(favorites.body).toMatchObject([{ id: car.id, availability: 'SOLD' }])
  expect((await apiOk('GET', `/api/listings/cards?ids=${car.id}`)).body).toHaveLength(1)

  const form = { listingId: car.id, buyerName: 'Noor', buyerPhone: '5512 3456', message: 'Still there?' }
  const ask = () => api('POST', '/api/leads', { token: buyer.token, body: form })
  expect((await ask()).body.code).toBe('LISTING_UNAVAILABLE')

  await say(dealer, car.id, 'RESERVED')
  expect((await ask()).status).toBe(201)
  expect(await totalUntil(1)).toMatchObject([{ id: car.id, availability: 'RESERVED' }])
  expect((await apiOk('GET', `/api/dealers/${dealer.user.id}`)).body.totalSales).toBe(0)
  await say(dealer, car.id, 'PAUSED')
  await totalUntil(0)
  await say(dealer, car.id, 'AVAILABLE')
  await totalUntil(1)
})

it('counts a sale once, however often it is said', async () => {
  const dealer = await registerVerifiedDealer()
  const car = await submitCar(dealer)
  const answers = await Promise.all([1, 2, 3].map(() => say(dealer, car.id, 'SOLD')))
  expect(
    answers
      .map(({ status }) => status)
      .toSorted()
      .at(0),
  ).toBe(200)
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('EDIT_CONFLICT')
  expect((await say(dealer, car.id, 'SOLD')).body).toMatchObject({ availability: 'SOLD', version: 2 })
  expect((await apiOk('GET', `/api/dealers/${dealer.user.id}`)).body.totalSales).toBe(1)
})

it('is the word of the owner, about a car that is approved', async () => {
  const [seller, other, admin] = [await registerSeller(), await registerSeller(), await registerAdmin()]
  const car = await submitCar(seller)
  expect((await say(seller, car.id, 'SOLD')).body.code).toBe('ILLEGAL_STATUS_MOVE')
  expect((await say(other, car.id, 'SOLD')).body.code).toBe('LISTING_NOT_FOUND')
  await decide(admin, car.id, { status: 'APPROVED' })
  expect((await say(other, car.id, 'SOLD')).body.code).toBe('FORBIDDEN')
  expect((await say(admin, car.id, 'SOLD')).body.code).toBe('FORBIDDEN')
  expect((await say(seller, car.id, 'SOLD')).body.availability).toBe('SOLD')

  // Nobody calls about a car that is sold.
  const numberFor = async (token?: string) =>
    (await apiOk('GET', `/api/listings/${car.id}`, { token })).body.seller.phoneNumber
  expect([await numberFor(), await numberFor(other.token)]).toEqual([null, null])
  expect(await numberFor(seller.token)).toBe(seller.user.phoneNumber)

  // An edit or a new price does not change the availability.
  const edit = { token: seller.token, body: { priceQAR: 150_000 } }
  expect((await apiOk('PATCH', `/api/listings/${car.id}`, edit)).body).toMatchObject({
    availability: 'SOLD',
    status: 'APPROVED',
  })
})

it('says so when a car or a plate is not the version that was seen, and leaves it', async () => {
  const dealer = await registerVerifiedDealer()
  const { token } = dealer
  const car = await submitCar(dealer)
  const seen = car.version
  const reserve = { availability: 'RESERVED', version: seen }
  await apiOk('PATCH', `/api/listings/${car.id}`, { token, body: { priceQAR: 71_000 } })
  const late = await api('PUT', `/api/listings/${car.id}/availability`, { token, body: reserve })
  expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
  const gone = await api('DELETE', `/api/listings/${car.id}?version=${seen}`, { token })
  expect([gone.status, gone.body.code]).toEqual([409, 'EDIT_CONFLICT'])
  const admin = await registerAdmin()
  const byAdmin = await api('DELETE', `/api/admin/listings/${car.id}?version=${seen}`, { token: admin.token })
  expect([byAdmin.status, byAdmin.body.code]).toEqual([409, 'EDIT_CONFLICT'])
  const kept = await apiOk('GET', `/api/seller/listings/${car.id}`, { token })
  expect(kept.body).toMatchObject({ availability: 'AVAILABLE', priceQAR: 71_000 })

  const wrong = await api('DELETE', `/api/listings/${car.id}?version=one`, { token })
  expect([wrong.status, wrong.body.code]).toEqual([400, 'BAD_REQUEST'])
  const right = await api('DELETE', `/api/listings/${car.id}?version=${kept.body.version}`, { token })
  expect(right.status).toBe(204)
})
