import { readDeals } from '#functions/commands/with-deals.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { withCounts } from '#functions/data/counts.ts'
import { pageOwnedListings } from '#functions/data/listing-lists.ts'
import { toOwnListing } from './views.ts'
import { listStock as route } from '#shared/api/stock.ts'
import { marketAt, marketOf, toStockCar } from '#shared/rules/stock.ts'

const live = { pageOwnedListings, withCounts, readDeals }

/** One page of the caller's own cars as rows of a table: one read of a megabyte at most, and one question to the search. */
export const listStock = async (
  { actor, query }: Pick<Input<typeof route>, 'actor' | 'query'>,
  deps = live,
) => {
  const { listings, nextCursor } = await deps.pageOwnedListings(actor.id, query.cursor)
  const [counted, deals] = await Promise.all([
    deps.withCounts(listings),
    deps.readDeals(listings.map(({ id }) => id)),
  ])
  return {
    cars: counted.map((listing, at) => {
      const deal = deals[at] ?? null
      const own = toOwnListing(listing)
      // The table knows a new price before the search does.
      const market = marketAt({ market: deal, priceQAR: deal?.priceQAR }, own.priceQAR)
      return toStockCar(own, actor, marketOf({ ...own, market }))
    }),
    nextCursor,
  }
}

export const handler = routeHandler(route, listStock)
