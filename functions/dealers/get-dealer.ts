import { askSearch } from '#functions/adapters/ask-search.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readResponseTime } from '#functions/data/response-times.ts'
import { findStock, readDealer } from './read-dealer.ts'
import { toDealerCard } from '#functions/dealers/views.ts'
import { getDealer as route } from '#shared/api/dealers.ts'
import { confirmedMarksOf } from '#shared/rules/reach.ts'

const live = { readDealer, readResponseTime, askSearch }

/** A storefront with its newest cars. */
export const getDealer = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const { dealer, owner } = await deps.readDealer(params.id, actor?.id)
  const [{ cars, total }, responseTime] = await Promise.all([
    findStock(deps.askSearch, dealer.id),
    deps.readResponseTime(dealer.id),
  ])
  return {
    ...toDealerCard(dealer, total),
    listings: cars,
    hours: dealer.hours,
    memberSince: dealer.createdAt,
    ...confirmedMarksOf(owner, dealer.phoneNumber),
    responseTime,
  }
}

export const handler = routeHandler(route, getDealer)
