import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { auditWrite } from '#functions/data/audit.ts'
import { getListingById, replaceListing, type ListingRecord } from '#functions/data/listings.ts'
import { getUserById } from '#functions/data/users.ts'
import { checkComplete } from '#functions/listings/check-car.ts'
import { toAdminListing } from '#functions/listings/views.ts'
import { setListingStatus as route } from '#shared/api/admin.ts'
import { canAdminMove } from '#shared/rules/listing.ts'

const live = { getListingById, getUserById, replaceListing, newId, now }

/** Approves or rejects; the decision and its audit record are one transaction. Two admins at once: one wins. */
export const setListingStatus = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.getListingById(params.id)
  const owner = seen && (await deps.getUserById(seen.ownerId))
  if (!seen || !owner) throw new AppError('LISTING_NOT_FOUND')
  if (!canAdminMove(seen.status, body.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  if (body.version !== undefined && body.version !== seen.version) throw new AppError('EDIT_CONFLICT')
  if (body.status === 'APPROVED') checkComplete(seen, owner)

  const at = deps.now().toISOString()
  const listing: ListingRecord = {
    ...seen,
    status: body.status,
    mustReview: body.status === 'REJECTED',
    rejectionReason: body.status === 'REJECTED' ? body.rejectionReason || null : null,
    publishedAt: seen.publishedAt ?? (body.status === 'APPROVED' ? at : null),
    updatedAt: at,
    version: seen.version + 1,
  }
  const record = auditWrite({
    id: deps.newId('audit'),
    at,
    actorId: actor.id,
    action: 'listing.status',
    subject: seen.id,
    detail: { from: seen.status, to: body.status, version: String(seen.version) },
  })
  await deps.replaceListing(listing, seen, [record])
  return toAdminListing(listing, owner)
}

export const handler = routeHandler(route, setListingStatus)
