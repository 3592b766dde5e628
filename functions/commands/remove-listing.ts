import { now } from '#functions/adapters/clock.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { deleteListingRecord } from '#functions/data/listings.ts'
import type { Write } from '#functions/data/transact.ts'
import { releaseWrite } from '#functions/data/uploads.ts'

const live = { deleteListingRecord, now }

/**
 * Deletes a listing as it was read and sets its files loose in the same transaction; the sweep removes the files
 * themselves, so a crash in between leaves nothing that nobody owns.
 * @throws AppError EDIT_CONFLICT when it changed since it was read
 */
export const removeListing = async (
  seen: ListingRecord,
  together: readonly Write[] = [],
  deps = live,
): Promise<void> => {
  const at = deps.now()
  const { registrationCard, idCard } = seen.documents
  const files = new Set(
    [...seen.photos.map(({ id }) => id), registrationCard, idCard].filter((id) => id !== null),
  )
  await deps.deleteListingRecord(seen, at, [
    ...together,
    ...[...files].map((id) => releaseWrite(id, seen.ownerId, at)),
  ])
}
