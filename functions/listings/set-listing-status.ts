import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { afterDecision, decisionRecord } from '#functions/commands/decide.ts'
import { tellWrites } from '#functions/commands/tell.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { toAboutListing } from '#functions/data/about-listing.ts'
import { getListingById, replaceListing, type ListingRecord } from '#functions/data/listings.ts'
import { getUserById } from '#functions/data/users.ts'
import { checkComplete } from '#functions/commands/check-car.ts'
import { toAdminListing } from '#functions/listings/views.ts'
import { setListingStatus as route } from '#shared/api/admin.ts'
import { canAdminMove } from '#shared/rules/listing.ts'

const live = { getListingById, getUserById, replaceListing, tellWrites, newId, now }

const toNews = (listing: ListingRecord) => ({
  kind: listing.status === 'APPROVED' ? ('LISTING_APPROVED' as const) : ('LISTING_REJECTED' as const),
  about: {
    listing: toAboutListing(listing),
    ...(listing.rejectionReason && { reason: listing.rejectionReason }),
  },
})

/**
 * Approves or rejects; the decision, its audit record and what its owner is told are one transaction. Two admins at once:
 * one wins.
 */
export const setListingStatus = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.getListingById(params.id)
  const owner = seen && (await deps.getUserById(seen.ownerId))
  if (!seen || !owner) throw new AppError('LISTING_NOT_FOUND')
  if (!canAdminMove(seen.status, body.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  if (body.version !== undefined && body.version !== seen.version) throw new AppError('EDIT_CONFLICT')
  if (body.status === 'APPROVED') checkComplete(seen, owner)

  const now = deps.now()
  const at = now.toISOString()
  const listing: ListingRecord = {
    ...seen,
    ...afterDecision(seen, body, at),
    mustReview: body.status === 'REJECTED',
    rejectionFields: body.status === 'REJECTED' ? (body.rejectionFields ?? []) : [],
    // Who has just sent a car for review still has it.
    confirmedAt: body.status === 'APPROVED' ? at : seen.confirmedAt,
  }
  const act = { id: deps.newId('audit'), at, actorId: actor.id, action: 'listing.status' as const }
  const record = decisionRecord(act, seen, body.status)
  const told = await deps.tellWrites(owner, toNews(listing), now)
  await deps.replaceListing(listing, seen, [record, ...told], 'EDIT_CONFLICT')
  return toAdminListing(listing, owner)
}

export const handler = routeHandler(route, setListingStatus)
