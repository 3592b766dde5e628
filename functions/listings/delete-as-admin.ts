import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { removeListing } from '#functions/commands/remove-listing.ts'
import { AppError } from '#functions/core/app-error.ts'
import { auditWrite } from '#functions/data/audit.ts'
import { getListingById } from '#functions/data/listings.ts'

const live = { getListingById, removeListing, newId, now }

/** Deletes any listing, with the audit record in the same transaction. @throws AppError LISTING_NOT_FOUND, EDIT_CONFLICT */
export const deleteAsAdmin = async (listingId: string, adminId: string, deps = live): Promise<void> => {
  const seen = await deps.getListingById(listingId)
  if (!seen) throw new AppError('LISTING_NOT_FOUND')
  const record = auditWrite({
    id: deps.newId('audit'),
    at: deps.now().toISOString(),
    actorId: adminId,
    action: 'listing.delete',
    subject: seen.id,
    detail: { owner: seen.ownerId, status: seen.status },
  })
  await deps.removeListing(seen, [record])
}
