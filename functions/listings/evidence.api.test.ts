import { beforeAll, expect, it } from 'vitest'
import { findSameChassis } from '#functions/data/chassis-numbers.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'

let admin: Person
let seller: Person
let dealer: Person
beforeAll(async () => {
  ;[admin, seller, dealer] = await Promise.all([registerAdmin(), registerSeller(), registerVerifiedDealer()])
})

const proven = {
  owners: '1',
  serviceHistory: 'Agency',
  istimaraUntil: '2027-03',
  fahesAt: '2026-01',
} as const

const reviewOf = async (id: string) =>
  (await apiOk('GET', `/api/admin/listings/${id}`, { token: admin.token })).body

it('shows buyers what a seller says and the end of the chassis number, and the whole to seller and reviewer alone', async () => {
  const vin = 'JN8AY2NY9L9100001'
  const { id, slug } = await submitCar(dealer, { ...proven, vin: ' jn8ay2ny9-l9 100001' })
  const { body: page } = await apiOk('GET', `/api/listings/${slug}`)
  expect(page).toMatchObject({ ...proven, vinEnding: '0001' })
  const query = 'make=Nissan&isFirstOwner=true&hasFullService=true&limit=100'
  const found = await searchUntil(query, ({ listings }) => listings.some((listing) => listing.id === id))
  expect(found.listings.map((listing) => listing.id)).toContain(id)
  const own = (await apiOk('GET', `/api/seller/listings/${id}`, { token: dealer.token })).body
  const stock = (await apiOk('GET', '/api/seller/stock', { token: dealer.token })).body
  const crawled = await api('GET', `/api/pages/en/cars/${slug}`)
  expect(crawled.status).toBe(200)
  for (const open of [page, found, crawled]) expect(JSON.stringify(open)).not.toContain(vin)
  expect([own.vin, stock.cars[0].vin, (await reviewOf(id)).listing.vin]).toEqual([vin, vin, vin])
})

it('takes an answer back, and refuses numbers and months that cannot be', async () => {
  const { body: draft } = await apiOk('POST', '/api/listings', {
    token: seller.token,
    body: { ...carForm(), ...proven, vin: 'JN8AY2NY9L9100002', status: 'DRAFT' },
  })
  const edit = (body: object) => api('PATCH', `/api/listings/${draft.id}`, { token: seller.token, body })
  const wrong = {
    vin: ['JN8AY2NY9L910000', 'JN8AY2NY9L910000O'],
    fahesAt: ['2099-01', '2026-13'],
    istimaraUntil: ['2099-01'],
  }
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const { status, body } = await edit({ [field]: value })
      expect([status, body.issues?.[0]?.path]).toEqual([400, field])
    }
  const { body } = await edit({ vin: '', owners: '', fahesAt: '' })
  expect(body).toMatchObject({ vin: '', owners: '', fahesAt: '', serviceHistory: 'Agency' })
})

it('tells the reviewer of a live car with the same chassis number, until it is sold, deleted or has another', async () => {
  const vin = 'JN8AY2NY9L9100003'
  const first = await submitCar(seller, { vin })
  const [second, own] = [await submitCar(dealer, { vin }), await submitCar(seller, { vin })]
  const others = async (id: string) =>
    ((await reviewOf(id)).sameChassis ?? []).map(
      (other: { listing: { id: string }; isSameSeller: boolean }) => [other.listing.id, other.isSameSeller],
    )
  expect((await others(first.id)).toSorted()).toEqual(
    [
      [second.id, false],
      [own.id, true],
    ].toSorted(),
  )
  await apiOk('PUT', `/api/listings/${second.id}/availability`, {
    token: dealer.token,
    body: { availability: 'SOLD' },
  })
  expect(await others(first.id)).toEqual([[own.id, true]])
  await apiOk('DELETE', `/api/listings/${own.id}`, { token: seller.token })
  expect(await others(first.id)).toEqual([])
  expect((await decide(admin, first.id, { status: 'APPROVED' })).status).toBe(200)
  const body = { vin: 'JN8AY2NY9L9100004' }
  await apiOk('PATCH', `/api/listings/${first.id}`, { token: seller.token, body })
  expect((await reviewOf(second.id)).sameChassis).toBeUndefined()
  // Nothing is left under a number that no live car has.
  expect(await findSameChassis({ id: '', car: { vin } })).toEqual([])
})
