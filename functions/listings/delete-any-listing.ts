import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { removeListing } from '#functions/commands/remove-listing.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { auditWrite } from '#functions/data/audit.ts'
import { getListingById } from '#functions/data/listings.ts'
import { deleteAnyListing as route } from '#shared/api/admin.ts'

const live = { getListingById, removeListing, newId, now }

/** Deletes any listing, with the audit record in the same transaction. */
export const deleteAnyListing = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const seen = await deps.getListingById(params.id)
  if (!seen) throw new AppError('LISTING_NOT_FOUND')
  const record = auditWrite({
    id: deps.newId('audit'),
    at: deps.now().toISOString(),
    actorId: actor.id,
    action: 'listing.delete',
    subject: seen.id,
    detail: { owner: seen.ownerId, status: seen.status },
  })
  await deps.removeListing(seen, [record])
}

export const handler = routeHandler(route, deleteAnyListing)
