import type { Market } from '#scripts/bench/market.ts'
import { createQueries, pathOf } from '#scripts/bench/search/queries.ts'
import { registrationForm } from '#scripts/bench/registration-form.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '#scripts/local/child.ts'

const signed = ({ token }: Signed) => ({ authorization: `Bearer ${token}` })
const json = { 'content-type': 'application/json' }

/** The id of the listing that stands `index` steps on; far apart, so that no page of the store is asked twice in a row. */
const someListing = (market: Market, index: number): string =>
  market.document((index * 7919) % market.size).id

const lead = (market: Market, buyer: Signed, index: number): Ask => ({
  method: 'POST',
  path: '/api/leads',
  headers: { ...signed(buyer), ...json },
  body: JSON.stringify({
    listingId: someListing(market, index),
    buyerName: 'Maryam',
    buyerPhone: '5512 3456',
    buyerEmail: '',
    message: 'Is it still there?',
  }),
})

// Five contact requests an hour is what one person may send.
const leadsEach = 5

/** Requests to a market by kind: as many of each kind as its list allows before a rate limit is met. */
export const asksOf = (market: Market, buyers: readonly Signed[]) => {
  const details = Array.from({ length: 2000 }, (_, index) => someListing(market, index))
  return {
    health: [{ method: 'GET', path: '/api/health' }],
    search: createQueries(11, market, 2000).map((query) => ({ method: 'GET', path: pathOf(query) })),
    detail: details.map((id) => ({ method: 'GET', path: `/api/listings/${id}` })),
    featured: [{ method: 'GET', path: '/api/listings/featured' }],
    favorites: buyers.map((buyer) => ({
      method: 'GET',
      path: '/api/user/favorites',
      headers: signed(buyer),
    })),
    save: buyers.map((buyer, index) => ({
      method: 'POST',
      path: '/api/user/favorites',
      headers: { ...signed(buyer), ...json },
      body: JSON.stringify({ listingId: someListing(market, index) }),
    })),
    leads: buyers.flatMap((buyer, at) =>
      Array.from({ length: leadsEach }, (_, more) => lead(market, buyer, at * leadsEach + more)),
    ),
  } as const satisfies Readonly<Record<string, readonly Ask[]>>
}

/** A signed-in user. */
type Signed = { id: string; token: string }

const register = async (url: string, name: string, index: number): Promise<Signed> => {
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    // An address of their own each: registration is limited per address.
    headers: { ...json, 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` },
    body: JSON.stringify(registrationForm(name)),
  })
  if (!answer.ok) throw new Error(`Registering ${name}: ${answer.status} ${await answer.text()}`)
  const { id, authToken } = (await answer.json()) as { id: string; authToken: string }
  return { id, token: authToken }
}

/** Registers this many people, some at once. `name` begins their usernames. */
export const registerMany = async (url: string, name: string, count: number): Promise<Signed[]> => {
  const people: Signed[] = []
  const indexes = Array.from({ length: count }, (_, index) => index)
  await eachAtOnce(indexes, 8, async (index) => {
    people.push(await register(url, `${name}${index}`, index))
  })
  return people
}

/** One request; `body` is JSON text. */
export type Ask = {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** How long to ask, or how often. */
export type Extent = { seconds: number } | { amount: number }

/** The order to a process that asks over HTTP: `asks` one after the other, over and over, for so long or so often. */
export type Load = {
  url: string
  connections: number
  asks: readonly Ask[]
  /** The timeout of an answer in seconds, 10 if absent. */
  timeout?: number
} & Extent

/** Its result. Times in milliseconds; `broken` are connections that failed or waited in vain. */
export type LoadResult = {
  statuses: Readonly<Record<string, number>>
  broken: number
  perSecond: number
  p50: number
  p99: number
  bytesPerAnswer: number
}

const script = fileURLToPath(new URL('client-child.ts', import.meta.url))

/** Asks from a process of its own, so that asking and answering do not share a thread. */
export const putUnderLoad = async (load: Load): Promise<LoadResult> => {
  const child = startChild(script, { env: {} })
  try {
    const result = firstMessage(child)
    child.send(load)
    return (await result) as LoadResult
  } finally {
    await stopChild(child)
  }
}

/** How many answers had a status that is not among these. */
export const otherThan = ({ statuses }: LoadResult, allowed: readonly number[]): number =>
  Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (allowed.includes(Number(status)) ? 0 : count),
    0,
  )
