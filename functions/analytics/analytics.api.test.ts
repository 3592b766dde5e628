import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { searchUntil, submitCar } from '#functions/testing/cars.ts'
import { few, inFlight } from '#functions/testing/in-flight.ts'
import { asked, edit, statuses, times } from '#functions/testing/leads.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

const visitor = () => randomBytes(16).toString('hex')

const look = (id: string, token?: string) =>
  api('POST', `/api/listings/${id}/views`, { token, body: { visitor: visitor() } })

const call = (id: string, token?: string) =>
  api('POST', `/api/listings/${id}/contacts`, { token, body: { visitor: visitor(), channel: 'call' } })

const save = (id: string, token: string) =>
  api('POST', '/api/user/favorites', { token, body: { listingId: id } })

const unsave = (id: string, token: string) => api('DELETE', `/api/user/favorites/${id}`, { token })

const ofSeller = async ({ token }: Person, days = '7') =>
  (await apiOk('GET', `/api/seller/analytics?days=${days}`, { token })).body

const ofListing = async ({ token }: Person, id: string) =>
  (await apiOk('GET', `/api/seller/listings/${id}/analytics?days=7`, { token })).body

const summaryOf = async ({ token }: Person) => (await apiOk('GET', '/api/seller/summary', { token })).body

const own = async ({ token }: Person, id: string) => {
  const listings: { id: string; saveCount: number }[] = (await apiOk('GET', '/api/user/listings', { token }))
    .body
  return listings.find((listing) => listing.id === id)
}

const none = { views: 0, contacts: 0, saves: 0 }

it('shows what people did today for the car, and for its seller over all cars', async () => {
  const dealer = await registerVerifiedDealer()
  const [car, other] = [await submitCar(dealer), await submitCar(dealer)]
  const people = await Promise.all(times(3, () => registerSeller()))
  for (const { token } of people) {
    await look(car.id, token)
    await call(car.id, token)
    await save(car.id, token)
  }
  await look(other.id)

  const today = { day: qatarDay(new Date()), views: 3, contacts: 3, saves: 3 }
  const analytics = await ofListing(dealer, car.id)
  expect(analytics.days).toHaveLength(7)
  expect(analytics.days.at(-1)).toMatchObject(today)
  expect(analytics).toMatchObject({ totals: { views: 3, contacts: 3, saves: 3 }, before: none })
  expect(analytics.pace).toEqual({ views: 3, contacts: 3, saves: 3 })

  const all = await ofSeller(dealer)
  expect(all.days.at(-1)).toMatchObject({ ...today, views: 4 })
  expect(all.totals).toEqual({ views: 4, contacts: 3, saves: 3 })
  expect((await ofSeller(dealer, '90')).days).toHaveLength(90)
})

it('counts who saves a car once, whatever they do with it afterwards', async () => {
  const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
  const car = await submitCar(dealer)
  const answers = await Promise.all(times(3, () => save(car.id, buyer.token)))
  expect(statuses(answers)).toEqual([201, 201, 201])
  await unsave(car.id, buyer.token)
  await save(car.id, buyer.token)
  await unsave(car.id, buyer.token)
  expect((await own(dealer, car.id))?.saveCount).toBe(1)
  expect((await ofListing(dealer, car.id)).totals).toEqual({ ...none, saves: 1 })
})

it('counts neither the seller nor an admin', async () => {
  const [dealer, admin] = [await registerVerifiedDealer(), await registerAdmin()]
  const car = await submitCar(dealer)
  for (const { token } of [dealer, admin]) {
    await look(car.id, token)
    await call(car.id, token)
    expect((await save(car.id, token)).status).toBe(201)
  }
  expect((await own(dealer, car.id))?.saveCount).toBe(0)
  expect((await ofListing(dealer, car.id)).totals).toEqual(none)
  expect((await ofSeller(dealer)).totals).toEqual(none)
})

it('counts everybody of a crowd that comes at once', async () => {
  const dealer = await registerVerifiedDealer()
  const car = await submitCar(dealer)
  const crowd = await inFlight(Array.from({ length: 20 }), few, () => registerSeller())
  const looks = await inFlight(crowd, few, ({ token }) => look(car.id, token))
  const saves = await inFlight(crowd, few, ({ token }) => save(car.id, token))
  expect([
    ...new Set(looks.map(({ status }) => status)),
    ...new Set(saves.map(({ status }) => status)),
  ]).toEqual([204, 201])
  expect((await ofListing(dealer, car.id)).totals).toEqual({ views: 20, contacts: 0, saves: 20 })
  expect((await ofSeller(dealer)).totals).toEqual({ views: 20, contacts: 0, saves: 20 })
  expect((await own(dealer, car.id))?.saveCount).toBe(20)
})

it('tells by which way people got in touch first, for a car and for its seller', async () => {
  const dealer = await registerVerifiedDealer()
  const car = await submitCar(dealer)
  const [writer, caller, chatter] = await Promise.all(times(3, () => registerSeller()))
  const press = (person: Person, channel: 'call' | 'whatsapp') =>
    api('POST', `/api/listings/${car.id}/contacts`, { token: person.token, body: { channel } })
  await asked(writer!, car.id)
  await press(caller!, 'call')
  await press(chatter!, 'whatsapp')
  // Who counts already is one person, whatever they do next.
  for (const person of [writer!, caller!, chatter!]) await press(person, 'whatsapp')
  const today = { contacts: 3, ways: { whatsapp: 1, call: 1, message: 1 } }
  expect((await ofListing(dealer, car.id)).days.at(-1)).toMatchObject(today)
  expect((await ofSeller(dealer)).days.at(-1)).toMatchObject(today)
})

it('begins at zero, and is for sellers', async () => {
  const seller = await registerSeller()
  const { days, totals, before } = await ofSeller(seller)
  expect(days.map(({ views }: { views: number }) => views)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect([totals, before]).toEqual([none, none])
  expect(await summaryOf(seller)).toEqual({
    leads: { total: 0, NEW: 0, CONTACTED: 0, CLOSED: 0, due: 0 },
    plates: 0,
    responseTime: null,
  })
  const wrong = await api('GET', '/api/seller/analytics?days=8', { token: seller.token })
  expect(wrong.body.code).toBe('BAD_REQUEST')
})

it('keeps a car that is somebody else’s to itself', async () => {
  const [dealer, other] = [await registerVerifiedDealer(), await registerVerifiedDealer()]
  const car = await submitCar(dealer)
  const path = `/api/seller/listings/${car.id}/analytics`
  expect((await api('GET', path, { token: other.token })).body.code).toBe('LISTING_NOT_FOUND')
  expect((await api('GET', path)).status).toBe(401)
})

it('compares a car with its like, once there are four of them', async () => {
  // A model that no other test lists, so that nobody else's cars are compared.
  const model = { make: 'Lamborghini', model: 'Gallardo', bodyType: 'Coupe' }
  const [dealer, rival] = [await registerVerifiedDealer(), await registerVerifiedDealer()]
  const car = await submitCar(dealer, model)
  const rivals = []
  for (const _ of times(3, () => 0)) rivals.push(await submitCar(rival, model))
  const found = (count: number) =>
    searchUntil(`make=${model.make}&model=${model.model}`, ({ total }) => total === count)
  await found(4)
  expect((await ofListing(dealer, car.id)).similar).toEqual({ count: 3, pace: null })

  rivals.push(await submitCar(rival, model))
  await found(5)
  await look(car.id)
  for (const { id } of rivals) for (const _ of times(2, () => 0)) await look(id)
  const { pace, similar } = await ofListing(dealer, car.id)
  expect(pace).toMatchObject({ views: 1 })
  expect(similar).toEqual({ count: 4, pace: { views: 2, contacts: 0, saves: 0 } })
})

it('has nothing to compare a draft with that does not say what it is', async () => {
  const seller = await registerSeller()
  const { body } = await apiOk('POST', '/api/listings', {
    token: seller.token,
    body: { make: 'Kia', status: 'DRAFT' },
  })
  expect(await ofListing(seller, body.id)).toMatchObject({
    totals: none,
    pace: none,
    similar: { count: 0, pace: null },
  })
})

it('sums up a seller’s contact requests as they come and are answered', async () => {
  const dealer = await registerVerifiedDealer()
  const car = await submitCar(dealer)
  const buyers = await Promise.all(times(3, () => registerSeller()))
  const leads: { id: string }[] = await Promise.all(buyers.map((buyer) => asked(buyer, car.id)))
  await edit(dealer, leads[0]!.id, { status: 'CONTACTED' })
  await edit(dealer, leads[1]!.id, { status: 'CLOSED' })
  expect((await summaryOf(dealer)).leads).toEqual({ total: 3, NEW: 1, CONTACTED: 1, CLOSED: 1, due: 0 })
  expect((await ofListing(dealer, car.id)).totals).toMatchObject({ contacts: 3 })
  expect((await ofSeller(dealer)).totals).toMatchObject({ contacts: 3 })
})
