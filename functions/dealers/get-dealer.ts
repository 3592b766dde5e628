import { liveIndex } from '#functions/adapters/live-search.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { readResponseTime } from '#functions/data/response-times.ts'
import { getUserById } from '#functions/data/users.ts'
import { toDealerCard } from '#functions/dealers/views.ts'
import { search, toCards } from '#functions/search/search.ts'
import { getDealer as route } from '#shared/api/dealers.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

const live = { findDealer, getUserById, readResponseTime, liveIndex }

// What a storefront shows before its visitor asks for more.
const firstPage = 24

/** A storefront. While its dealership is unverified or its owner suspended, only the owner sees it. */
export const getDealer = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const dealer = await deps.findDealer(params.id)
  const owner = dealer && (await deps.getUserById(dealer.id))
  const isOpen = dealer?.verificationStatus === 'APPROVED' && owner?.status === 'ACTIVE'
  if (!dealer || (!isOpen && actor?.id !== dealer.id)) throw new AppError('DEALER_NOT_FOUND')
  const stock = listingQuery.parse({ dealer: dealer.id, limit: String(firstPage) })
  const [index, responseTime] = await Promise.all([deps.liveIndex(), deps.readResponseTime(dealer.id)])
  const { hits, total } = search(index, stock)
  return {
    ...toDealerCard(dealer, total),
    listings: toCards(hits),
    hours: dealer.hours,
    memberSince: dealer.createdAt,
    responseTime,
  }
}

export const handler = routeHandler(route, getDealer)
