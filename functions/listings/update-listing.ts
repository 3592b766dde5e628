import { AppError, requireVersion } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { editListing, liveEdit } from '#functions/commands/edit-listing.ts'
import { checkStockNumber } from '#functions/listings/check-stock-number.ts'
import { readOwn } from './own-listings.ts'
import { toOwnListing } from './views.ts'
import { updateListing as route } from '#shared/api/listings.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { ...liveEdit, readOwn, readCounts }

/** Changes, submits or withdraws the caller's own listing. */
export const updateListing = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.readOwn(params.id, actor)
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  requireVersion(seen, body.version)
  checkStockNumber(body.stockNumber, actor)
  const counts = await deps.readCounts(seen)
  return toOwnListing({ ...(await editListing(seen, body, actor, deps)), ...counts })
}

export const handler = routeHandler(route, updateListing)
