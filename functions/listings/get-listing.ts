import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { toListingDetail, toOwnListing } from './views.ts'
import { getListing as route } from '#shared/api/listings.ts'

const live = { readVisible, findDealer, readCounts }

/** One car by slug or id. */
export const getListing = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const { listing: found, owner, seesHidden } = await deps.readVisible(params.id, actor)
  const [counts, dealer] = await Promise.all([
    deps.readCounts(found),
    found.dealer ? deps.findDealer(found.dealer.id) : undefined,
  ])
  const listing = { ...found, ...counts }
  const detail = toListingDetail(listing, owner, dealer, seesHidden)
  if (detail) return detail
  if (seesHidden) return toOwnListing(listing)
  throw new AppError('LISTING_NOT_FOUND')
}

export const handler = routeHandler(route, getListing)
