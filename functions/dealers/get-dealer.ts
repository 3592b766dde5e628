import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readResponseTime } from '#functions/data/response-times.ts'
import { findStock, readDealer } from './read-dealer.ts'
import { toDealerCard } from '#functions/dealers/views.ts'
import { getDealer as route } from '#shared/api/dealers.ts'

const live = { readDealer, readResponseTime, liveListingIndex }

/** A storefront with its newest cars. */
export const getDealer = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const dealer = await deps.readDealer(params.id, actor?.id)
  const [index, responseTime] = await Promise.all([deps.liveListingIndex(), deps.readResponseTime(dealer.id)])
  const { cars, total } = findStock(index, dealer.id)
  return {
    ...toDealerCard(dealer, total),
    listings: cars,
    hours: dealer.hours,
    memberSince: dealer.createdAt,
    responseTime,
  }
}

export const handler = routeHandler(route, getDealer)
