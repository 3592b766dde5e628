import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { advanceAlerts, readAlertsProgress } from '#functions/data/saved-searches.ts'
import { listEveryNotification } from '#functions/data/notifications.ts'
import { sendAlerts } from '#functions/jobs/send-alerts.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, setAvailability, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'

// The stack runs the job by its own clock too, at the same time: that must not lead to a second notification either.

// Notes where to begin.
beforeAll(async () => void (await sendAlerts()))

/** A price that no other car has, so that a search by it finds this test's cars alone. */
const anyPrice = (): number => randomInt(100_000, 2_000_000)

const saveSearch = async ({ token }: Person, searchParams: Record<string, string>, alertsEnabled = true) => {
  const body = { name: 'Mine', searchParams, alertsEnabled }
  return (await apiOk('POST', '/api/user/saved-searches', { token, body })).body as { id: string }
}

const atPrice = (price: number) => ({ minPrice: String(price), maxPrice: String(price) })

const saveCar = ({ token }: Person, listingId: string) =>
  apiOk('POST', '/api/user/favorites', { token, body: { listingId } })

const change = ({ token }: Person, listingId: string, body: Record<string, unknown>) =>
  apiOk('PATCH', `/api/listings/${listingId}`, { token, body })

/** The notifications of a person, oldest first, after the job has run. */
const toldTo = async ({ user }: Person) => {
  await sendAlerts()
  return (await listEveryNotification(user.id)).toReversed().map(({ kind, about }) => ({ kind, ...about }))
}

describe('a saved search', () => {
  it('tells of a car once, when it is published, and not of its edits', async () => {
    const [seller, buyer, admin] = [await registerSeller(), await registerSeller(), await registerAdmin()]
    const priceQAR = anyPrice()
    const search = await saveSearch(buyer, { ...atPrice(priceQAR), make: 'Nissan' })
    const car = await submitCar(seller, { priceQAR })
    expect(await toldTo(buyer)).toEqual([])
    await decide(admin, car.id, { status: 'APPROVED' })
    const match = {
      kind: 'SAVED_SEARCH_MATCH',
      listing: expect.objectContaining({ id: car.id, priceQAR, title: expect.stringContaining('Patrol') }),
      savedSearch: { id: search.id, name: 'Mine' },
    }
    expect(await toldTo(buyer)).toEqual([match])
    expect(await toldTo(buyer)).toEqual([match])
    await change(seller, car.id, { description: 'Now with new tyres.' })
    await decide(admin, car.id, { status: 'APPROVED' })
    await setAvailability(seller, car.id, 'RESERVED')
    await setAvailability(seller, car.id, 'AVAILABLE')
    expect(await toldTo(buyer)).toEqual([match])
  })

  it('in Arabic words without a make finds what the search finds', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    await saveSearch(buyer, { search: 'نيسان باترول أبيض', dealer: dealer.user.id })
    await saveSearch(buyer, { search: 'تويوتا', dealer: dealer.user.id })
    const car = await submitCar(dealer)
    await submitCar(dealer, { color: 'Black' })
    expect(await toldTo(buyer)).toMatchObject([{ kind: 'SAVED_SEARCH_MATCH', listing: { id: car.id } }])
  })

  it('tells of several cars in one notification, and of a later one in another', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    const cars = [await submitCar(dealer), await submitCar(dealer), await submitCar(dealer)]
    await saveSearch(buyer, { dealer: dealer.user.id, sortBy: 'priceQAR', sortOrder: 'asc' })
    await Promise.all(cars.map(({ id }) => change(dealer, id, { priceQAR: anyPrice() })))
    const told = await toldTo(buyer)
    const total = told.reduce((sum, { count = 1 }) => sum + count, 0)
    expect(total).toBe(3)
    const later = await submitCar(dealer)
    expect((await toldTo(buyer)).slice(told.length)).toMatchObject([{ listing: { id: later.id } }])
    expect((await toldTo(buyer)).at(-1)).not.toHaveProperty('count')
  })

  it('tells of an old car when its price begins to fit, or when it comes back, not when it is edited', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    const priceQAR = anyPrice()
    const [cheaper, back, old] = [
      await submitCar(dealer, { priceQAR: priceQAR + 5000 }),
      await submitCar(dealer, { priceQAR }),
      await submitCar(dealer, { priceQAR }),
    ]
    await setAvailability(dealer, back.id, 'PAUSED')
    await saveSearch(buyer, { dealer: dealer.user.id, ...atPrice(priceQAR) })
    await change(dealer, old.id, { description: 'Another text.' })
    expect(await toldTo(buyer)).toEqual([])
    await change(dealer, cheaper.id, { priceQAR })
    expect((await toldTo(buyer)).map(({ listing }) => listing?.id)).toEqual([cheaper.id])
    await setAvailability(dealer, back.id, 'AVAILABLE')
    expect((await toldTo(buyer)).map(({ listing }) => listing?.id)).toEqual([cheaper.id, back.id])
  })

  it('tells nothing while alerts are off or the search is gone, and never of one’s own car', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    const params = { dealer: dealer.user.id }
    await saveSearch(dealer, params)
    await saveSearch(buyer, params, false)
    const ended = await saveSearch(buyer, params)
    const gone = await saveSearch(buyer, params)
    await apiOk('PATCH', `/api/user/saved-searches/${ended.id}`, {
      token: buyer.token,
      body: { alertsEnabled: false },
    })
    await apiOk('DELETE', `/api/user/saved-searches/${gone.id}`, { token: buyer.token })
    await submitCar(dealer)
    expect(await toldTo(buyer)).toEqual([])
    expect(await toldTo(dealer)).toEqual([])
    // Switched on again, it notifies of events from then on.
    await apiOk('PATCH', `/api/user/saved-searches/${ended.id}`, {
      token: buyer.token,
      body: { alertsEnabled: true },
    })
    expect(await toldTo(buyer)).toEqual([])
    const next = await submitCar(dealer)
    expect(await toldTo(buyer)).toMatchObject([{ listing: { id: next.id } }])
  })

  it('tells nothing twice, though it names two makes and runs come at once', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    await saveSearch(buyer, { dealer: dealer.user.id, make: 'Nissan,Toyota' })
    await submitCar(dealer)
    await submitCar(dealer, { make: 'Toyota', model: 'Land Cruiser' })
    await Promise.all([1, 2, 3, 4].map(() => sendAlerts()))
    const told = await toldTo(buyer)
    expect(told.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(2)
    const ids = told.map(({ listing }) => listing?.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a saved car', () => {
  it('tells once that it became cheaper, to those who saved it before', async () => {
    const [dealer, buyer, late] = [
      await registerVerifiedDealer(),
      await registerSeller(),
      await registerSeller(),
    ]
    const car = await submitCar(dealer, { priceQAR: 200_000 })
    await saveCar(buyer, car.id)
    await saveCar(dealer, car.id)
    await change(dealer, car.id, { priceQAR: 210_000 })
    expect(await toldTo(buyer)).toEqual([])
    await change(dealer, car.id, { priceQAR: 190_000 })
    await saveCar(late, car.id)
    const drop = {
      kind: 'PRICE_DROP',
      listing: expect.objectContaining({ id: car.id, priceQAR: 190_000 }),
      // The lowest of the month, not what it was raised to in between.
      previousPriceQAR: 200_000,
    }
    expect(await toldTo(buyer)).toEqual([drop])
    await change(dealer, car.id, { description: 'Price not negotiable.' })
    await saveCar(buyer, car.id)
    expect(await toldTo(buyer)).toEqual([drop])
    expect([...(await toldTo(late)), ...(await toldTo(dealer))]).toEqual([])
    await change(dealer, car.id, { priceQAR: 180_000 })
    // Once a week.
    expect(await toldTo(buyer)).toEqual([drop])
    expect(await toldTo(late)).toMatchObject([{ previousPriceQAR: 190_000 }])
  })

  it('tells once that it is sold, not that it is reserved, paused or deleted', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    const [car, deleted] = [await submitCar(dealer), await submitCar(dealer)]
    await saveCar(buyer, car.id)
    await saveCar(buyer, deleted.id)
    await setAvailability(dealer, car.id, 'RESERVED')
    await setAvailability(dealer, car.id, 'PAUSED')
    await apiOk('DELETE', `/api/listings/${deleted.id}`, { token: dealer.token })
    expect(await toldTo(buyer)).toEqual([])
    await setAvailability(dealer, car.id, 'SOLD')
    const sale = { kind: 'FAVORITE_GONE', availability: 'SOLD', listing: { id: car.id } }
    expect(await toldTo(buyer)).toMatchObject([sale])
    await change(dealer, car.id, { priceQAR: 100_000 })
    expect(await toldTo(buyer)).toMatchObject([sale])
    // Who says it again and again within a week fills nobody's mailbox.
    await setAvailability(dealer, car.id, 'AVAILABLE')
    await setAvailability(dealer, car.id, 'SOLD')
    expect(await toldTo(buyer)).toMatchObject([sale])
    expect(await toldTo(buyer)).toHaveLength(1)
  })

  it('tells nothing to who has removed it', async () => {
    const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
    const car = await submitCar(dealer, { priceQAR: 200_000 })
    await saveCar(buyer, car.id)
    await apiOk('DELETE', `/api/user/favorites/${car.id}`, { token: buyer.token })
    await change(dealer, car.id, { priceQAR: 150_000 })
    await setAvailability(dealer, car.id, 'SOLD')
    expect(await toldTo(buyer)).toEqual([])
  })
})

it('lets one of several runs advance, and runs by itself', async () => {
  const seen = (await readAlertsProgress())!
  const advanced = await Promise.all([1, 2, 3].map(() => advanceAlerts(seen, seen)))
  expect(advanced.filter(Boolean).length).toBeLessThanOrEqual(1)

  const [dealer, buyer] = [await registerVerifiedDealer(), await registerSeller()]
  await saveSearch(buyer, { dealer: dealer.user.id })
  await submitCar(dealer)
  const list = async () => (await api('GET', '/api/user/notifications', { token: buyer.token })).body
  await expect.poll(list, { interval: 250 }).toMatchObject({
    notifications: [{ kind: 'SAVED_SEARCH_MATCH' }],
  })
})
