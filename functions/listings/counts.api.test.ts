import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readCounts } from '#functions/data/counts.ts'
import { readListingDays } from '#functions/data/day-counts.ts'
import { anyIp, api, apiOk, type CallOptions } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import {
  establish,
  type Person,
  registerAdmin,
  registerSeller,
  registerUnconfirmed,
  registerVerifiedDealer,
} from '#functions/testing/people.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { viewsAtOnce } from '#shared/constants/offer-limits.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

const visitor = () => randomBytes(16).toString('hex')

const look = (id: string, options: CallOptions = {}) =>
  api('POST', `/api/listings/${id}/views`, { body: { visitor: visitor() }, ...options })

const call = (id: string, body: Record<string, string>, options: CallOptions = {}) =>
  api('POST', `/api/listings/${id}/contacts`, { body: { channel: 'whatsapp', ...body }, ...options })

const countsOf = async (id: string) => {
  const { viewCount, contactCount } = (await apiOk('GET', `/api/listings/${id}`)).body
  return { viewCount, contactCount }
}

it('counts a person once, however often and from wherever they look', async () => {
  const car = await submitCar(await registerVerifiedDealer())
  const body = { visitor: visitor() }
  const answers = await Promise.all(Array.from({ length: 8 }, () => look(car.id, { body })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  expect(await countsOf(car.id)).toEqual({ viewCount: 1, contactCount: 0 })

  await look(car.id)
  const { token } = await registerSeller()
  await look(car.id, { token })
  await look(car.id, { token })
  expect((await countsOf(car.id)).viewCount).toBe(3)
})

it('counts the cars of a visit with one call, each once, and none that the public does not see', async () => {
  const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
  const cars = [await submitCar(dealer), await submitCar(dealer), await submitCar(dealer)]
  const [first, second, hidden] = cars.map(({ id }) => id as string) as [string, string, string]
  expect((await decide(admin, hidden, { status: 'REJECTED' })).status).toBe(200)
  const body = { visitor: visitor(), also: [second, hidden, second, first] }
  for (let time = 0; time < 2; time++) expect((await look(first, { body })).status).toBe(204)
  expect((await countsOf(first)).viewCount).toBe(1)
  expect((await countsOf(second)).viewCount).toBe(1)
  expect((await look(hidden, { body: { ...body, also: [first] } })).status).toBe(404)
  const many = Array.from({ length: viewsAtOnce }, (_, n) => `lst_${String(n).padStart(26, '0')}`)
  expect((await look(first, { body: { ...body, also: many } })).status).toBe(400)
})

it('knows a visitor without a name by network and browser', async () => {
  const car = await submitCar(await registerVerifiedDealer())
  const from = (ip: string, agent: string) => look(car.id, { ip, body: {}, headers: { 'user-agent': agent } })
  await from('10.9.8.7', 'Phone')
  await from('10.9.8.7', 'Phone')
  expect((await countsOf(car.id)).viewCount).toBe(1)
  await from('10.9.8.7', 'Laptop')
  expect((await countsOf(car.id)).viewCount).toBe(2)
})

it('counts neither the owner nor an admin, and nothing that the public does not see', async () => {
  const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
  const car = await submitCar(dealer)
  for (const { token } of [dealer, admin]) {
    expect((await look(car.id, { token })).status).toBe(204)
    expect((await call(car.id, {}, { token })).status).toBe(204)
  }
  expect(await countsOf(car.id)).toEqual({ viewCount: 0, contactCount: 0 })

  await decide(admin, car.id, { status: 'REJECTED' })
  for (const token of [undefined, dealer.token, admin.token])
    expect((await look(car.id, { token })).body).toMatchObject({ code: 'LISTING_NOT_FOUND' })
})

it('counts contacts apart from looks, whichever way they are made, and both by day', async () => {
  const dealer = await registerVerifiedDealer()
  const car = await submitCar(dealer)
  const body = { visitor: visitor() }
  await look(car.id, { body })
  await call(car.id, body)
  await call(car.id, { ...body, channel: 'call' })
  expect(await countsOf(car.id)).toEqual({ viewCount: 1, contactCount: 1 })
  const day = qatarDay(new Date())
  const days = await readListingDays({ id: car.id, ownerId: dealer.user.id }, day, day)
  const ways = { whatsapp: 1, call: 0, message: 0 }
  expect(days).toEqual([{ day, views: 1, contacts: 1, saves: 0, ways }])

  // A look is no edit: who read the listing before it may still save.
  const edit = { priceQAR: 150_000, version: car.version }
  expect((await api('PATCH', `/api/listings/${car.id}`, { token: dealer.token, body: edit })).status).toBe(
    200,
  )
  expect(await countsOf(car.id)).toEqual({ viewCount: 1, contactCount: 1 })
})

it('refuses a channel that it does not know and a name that no browser gives itself', async () => {
  const id = `lst_${'0'.repeat(26)}`
  expect((await call(id, { channel: 'fax' })).body.code).toBe('BAD_REQUEST')
  expect((await look(id, { body: { visitor: 'me' } })).body.code).toBe('BAD_REQUEST')
})

it('counts three new visitors of a network a day, whatever they invent, and established people beside them', async () => {
  const car = await submitCar(await registerVerifiedDealer())
  const ip = anyIp()
  const looks = await Promise.all(Array.from({ length: 12 }, () => look(car.id, { ip })))
  for (let again = 0; again < 8; again++) looks.push(await look(car.id, { ip }))
  for (let each = 0; each < 3; each++) await look(car.id, { ip, token: (await registerSeller()).token })
  for (let each = 0; each < 8; each++) await call(car.id, { visitor: visitor() }, { ip })
  expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await countsOf(car.id)).toEqual({ viewCount: 3, contactCount: 3 })
  const known = await establish(await registerSeller())
  await look(car.id, { ip, token: known.token })
  await call(car.id, {}, { ip, token: known.token })
  expect(await countsOf(car.id)).toEqual({ viewCount: 4, contactCount: 4 })
  await look(car.id)
  expect((await countsOf(car.id)).viewCount).toBe(5)
})

it('counts three new people of a network a day who save a car or a plate, and keeps what all of them saved', async () => {
  const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
  const [car, plate] = [await submitCar(dealer), await publishPlate(dealer, admin)]
  const ip = anyIp()
  const people = await Promise.all(Array.from({ length: 7 }, () => registerUnconfirmed()))
  const save = async ({ token }: Person) => {
    const of = { token, ip }
    const saved = [
      await api('POST', '/api/user/favorites', { ...of, body: { listingId: car.id } }),
      await api('POST', '/api/user/favorite-plates', { ...of, body: { plateId: plate.id } }),
    ]
    expect(saved.map(({ status }) => status)).toEqual([201, 201])
    expect((await apiOk('GET', '/api/user/favorites', { token })).body).toHaveLength(1)
  }
  const saves = async () =>
    Promise.all(
      [car, plate].map(async ({ id }) => (await readCounts({ id, ownerId: dealer.user.id })).saveCount),
    )
  await Promise.all(people.map(save))
  expect(await saves()).toEqual([3, 3])
  await save(await establish(await registerUnconfirmed()))
  expect(await saves()).toEqual([4, 4])
})
