import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachAtOnce } from '#functions/core/time.ts'
import { apiOk } from '#functions/testing/api.ts'
import { decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import { form } from '#functions/testing/leads.ts'
import type { LocalStack } from '#functions/testing/local-stack.ts'
import { useOwnStack } from '#functions/testing/own-stack.ts'
import {
  registerAdmin,
  establish,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { amount } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { putUnderLoad, otherThan, type Ask, type LoadResult } from '#scripts/bench/load/clients.ts'

// A burst over every path that buyers take: nothing is refused that should not be, at any concurrency. `npm run bench -- load` measures the
// response times, on 20,000 listings. A stack of its own, because a crowd that is told to come back makes others wait that long as well.

let stack: LocalStack
// What a slow machine cannot serve in time is answered with 503, so that only nightly runs try a hundred.
const connections = amount({ quick: 20, nightly: 100 })
const askers = amount({ quick: 8, nightly: 24 })
const crowd = 1000
// A time limit against hanging requests; the bench measures response times.
const timeout = 120
const volley = amount({ quick: 1000, nightly: 15_000 })

let asks: Record<'search' | 'detail' | 'featured' | 'favorites', readonly Ask[]>
let leads: readonly Ask[]

const signed = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

const people = async (count: number): Promise<Person[]> => {
  const all: Person[] = []
  await eachAtOnce(
    Array.from({ length: count }),
    4,
    async () => void all.push(await establish(await registerSeller())),
  )
  return all
}

beforeAll(async () => {
  stack = await useOwnStack()
  const [dealer, admin, buyers] = [await registerVerifiedDealer(), await registerAdmin(), await people(24)]
  const cars = [await submitCar(dealer), await submitCar(dealer), await submitCar(dealer)]
  for (const { id } of cars) await decide(admin, id, { status: 'APPROVED' })
  for (const { token } of buyers)
    await apiOk('POST', '/api/user/favorites', { token, body: { listingId: cars[0].id } })
  await searchUntil(`dealer=${dealer.user.id}`, ({ total }) => total === 3)
  const get = (path: string, headers = {}): Ask => ({ method: 'GET', path, headers })
  asks = {
    search: ['', '?make=Toyota', '?search=white', '?sortBy=priceQAR'].map((query) =>
      get(`/api/listings${query}`),
    ),
    detail: cars.flatMap(({ id, slug }) => [get(`/api/listings/${id}`), get(`/api/listings/${slug}`)]),
    featured: [get('/api/listings/featured')],
    favorites: buyers.map((buyer) => get('/api/user/favorites', signed(buyer))),
  }
  leads = buyers.flatMap((buyer) =>
    cars.map(({ id }) => ({
      method: 'POST',
      path: '/api/leads',
      headers: { ...signed(buyer), 'content-type': 'application/json' },
      body: JSON.stringify(form(id)),
    })),
  )
})

afterAll(() => stack?.stop())

const expectOnly = (struck: LoadResult, allowed: readonly number[]): void => {
  expect(struck.broken).toBe(0)
  expect(otherThan(struck, allowed), JSON.stringify(struck.statuses)).toBe(0)
  proven(
    'load',
    Object.values(struck.statuses).reduce((sum, count) => sum + count, 0),
  )
}

test.each(['search', 'detail', 'featured', 'favorites'] as const)(
  '%s answers every call of many connections',
  async (kind) => {
    expectOnly(
      await putUnderLoad({ url: stack.url, connections, timeout, asks: asks[kind], amount: volley }),
      [200],
    )
  },
)

test('contact requests of many people about few cars are all taken', async () => {
  expectOnly(
    await putUnderLoad({ url: stack.url, connections: askers, timeout, asks: leads, amount: leads.length }),
    [201],
  )
})

test('a thousand connections are served, told to slow down or to come back', async () => {
  const all = Object.values(asks).flat()
  const struck = await putUnderLoad({
    url: stack.url,
    connections: crowd,
    timeout,
    asks: all,
    amount: 3 * volley,
  })
  expectOnly(struck, [200, 429, 503])
  expect((await apiOk('GET', '/api/health')).status).toBe(200)
})
