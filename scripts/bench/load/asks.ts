import type { Market } from '../market.ts'
import { createQueries } from '../queries.ts'
import { pathOf } from '../http/paths.ts'
import type { Signed } from './people.ts'
import type { Ask } from './volley.ts'

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

/** What is asked of a market, by the name of the page that does: each kind as long as its list allows without a limit being met. */
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
