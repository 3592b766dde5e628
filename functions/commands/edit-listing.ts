import { now } from '#functions/core/time.ts'
import { newSlugSuffix } from '#functions/adapters/ids.ts'
import type { Actor } from '#functions/core/caller.ts'
import type { Input } from '#functions/core/route-handler.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { replaceListing } from '#functions/data/listings.ts'
import { endWorkingCopyWrite } from '#functions/data/working-copies.ts'
import { applyEdit, changedCar, pickCar, toIntent } from './apply-edit.ts'
import { checkCar, checkComplete } from './check-car.ts'
import { claimUploads } from './claim-uploads.ts'
import { isJumpHeld } from './hold-jump.ts'
import { noteSamePhotos } from './same-photos.ts'
import { takeEdit } from './take-edit.ts'
import type { updateListing } from '#shared/api/listings.ts'

/** What an edit asks of the stores. */
export const liveEdit = {
  isJumpHeld,
  takeEdit,
  claimUploads,
  noteSamePhotos,
  replaceListing,
  newSlugSuffix,
  now,
}

type Change = Input<typeof updateListing>['body']

/**
 * Stores its owner's change of a listing as it was read: answers, files, or the wish to submit it.
 * @returns the listing as it is then
 * @throws AppError what `updateListing` names: incomplete, without documents, changed since, edited too often
 */
export const editListing = async (
  seen: ListingRecord,
  change: Change,
  actor: Actor,
  deps = liveEdit,
): Promise<ListingRecord> => {
  const at = deps.now()
  await deps.takeEdit(seen.id, at)
  const car = pickCar(change)
  const isHeld = await deps.isJumpHeld(seen, car.priceQAR, actor, at)
  // The pair of make and model counts as a whole, also when only one of them is sent.
  checkCar(changedCar(seen.car, car), at)

  const { files, writes } = await deps.claimUploads(seen.id, actor, change, seen)
  const intent = toIntent(change.status, 'KEEP')
  const edited = applyEdit(
    seen,
    { car, files, intent, isJumpHeld: isHeld, stockNumber: change.stockNumber },
    actor,
    at,
    deps.newSlugSuffix(),
  )
  if (edited.status === 'PENDING' || edited.status === 'APPROVED') checkComplete(edited, actor)
  const { listing, writes: flags } = await deps.noteSamePhotos(seen, edited, at)
  const ended = change.endsWorkingCopy ? [endWorkingCopyWrite(actor.id, seen.id)] : []
  await deps.replaceListing(listing, seen, [...writes, ...flags, ...ended])
  return listing
}
