import { now } from '#functions/core/time.ts'
import { type ListingRecord, uploadIdsOf } from '#functions/data/listing-record.ts'
import { deleteListingRecord } from '#functions/data/listings.ts'
import type { Write } from '#functions/data/transact.ts'
import { discardWrite } from '#functions/data/stale-uploads.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { endWorkingCopyWrite } from '#functions/data/working-copies.ts'
import { deletePlateRecord } from '#functions/data/plates.ts'

const liveListing = { deleteListingRecord, now }

/**
 * Deletes a listing as it was read and condemns its files in the same transaction; a job erases the files themselves, so a crash
 * in between leaves no orphans.
 * @throws AppError EDIT_CONFLICT when it changed since it was read
 */
export const removeListing = async (
  seen: ListingRecord,
  together: readonly Write[] = [],
  deps = liveListing,
): Promise<void> => {
  const at = deps.now()
  await deps.deleteListingRecord(seen, at, [
    ...together,
    endWorkingCopyWrite(seen.ownerId, seen.id),
    ...[...new Set(uploadIdsOf(seen))].map((id) => discardWrite(id, seen.id)),
  ])
}

const livePlate = { deletePlateRecord, now }

/** Deletes a plate as it was read. @throws AppError EDIT_CONFLICT when it changed since */
export const removePlate = async (seen: PlateRecord, deps = livePlate): Promise<void> =>
  deps.deletePlateRecord(seen, deps.now(), [endWorkingCopyWrite(seen.ownerId, seen.id)])
