import { now } from '#functions/core/time.ts'
import { newSlugSuffix } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { replaceListing } from '#functions/data/listings.ts'
import { applyEdit, pickCar, toIntent } from '#functions/commands/apply-edit.ts'
import { checkCar, checkComplete } from '#functions/commands/check-car.ts'
import { isJumpHeld } from '#functions/commands/hold-jump.ts'
import { takeEdit } from '#functions/commands/take-edit.ts'
import { claimUploads } from '#functions/commands/claim-uploads.ts'
import { noteSamePhotos } from '#functions/commands/same-photos.ts'
import { checkStockNumber } from '#functions/listings/check-stock-number.ts'
import { readOwn } from './own-listings.ts'
import { toOwnListing } from './views.ts'
import { updateListing as route } from '#shared/api/listings.ts'
import { canPost } from '#shared/rules/user.ts'

const live = {
  isJumpHeld,
  takeEdit,
  readOwn,
  claimUploads,
  noteSamePhotos,
  replaceListing,
  readCounts,
  newSlugSuffix,
  now,
}

/** Changes, submits or withdraws the caller's own listing. */
export const updateListing = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.readOwn(params.id, actor)
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  if (body.version !== undefined && body.version !== seen.version) throw new AppError('EDIT_CONFLICT')
  checkStockNumber(body.stockNumber, actor)
  const at = deps.now()
  await deps.takeEdit(seen.id, at)
  const counts = await deps.readCounts(seen)
  const car = pickCar(body)
  const isHeld = await deps.isJumpHeld(seen, car.priceQAR, actor, at)
  // The pair of make and model counts as a whole, also when only one of them is sent.
  checkCar({ ...seen.car, ...car }, at)

  const { files, writes } = await deps.claimUploads(seen.id, actor.id, body, seen)
  const intent = toIntent(body.status, 'KEEP')
  const edited = applyEdit(
    seen,
    { car, files, intent, isJumpHeld: isHeld, stockNumber: body.stockNumber },
    actor,
    at,
    deps.newSlugSuffix(),
  )
  if (edited.status === 'PENDING' || edited.status === 'APPROVED') checkComplete(edited, actor)
  const { listing, writes: flags } = await deps.noteSamePhotos(seen, edited, at)
  await deps.replaceListing(listing, seen, [...writes, ...flags])
  return toOwnListing({ ...listing, ...counts })
}

export const handler = routeHandler(route, updateListing)
