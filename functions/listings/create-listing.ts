import { now } from '#functions/core/time.ts'
import { newId, newSlugSuffix } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { createdWrite, type NamedRequest } from '#functions/data/request-names.ts'
import { noCounts } from '#functions/data/counts.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { getListingById, insertListing } from '#functions/data/listings.ts'
import { endWorkingCopyWrite } from '#functions/data/working-copies.ts'
import { standsAsWrite } from '#functions/data/users.ts'
import { applyEdit, changedCar, pickCar, toIntent } from '#functions/commands/apply-edit.ts'
import { checkCar, checkComplete } from '#functions/commands/check-car.ts'
import { claimUploads } from '#functions/commands/claim-uploads.ts'
import { createOnce } from '#functions/commands/create-once.ts'
import { emptyListing } from '#functions/commands/empty-listing.ts'
import { noteSamePhotos } from '#functions/commands/same-photos.ts'
import { checkStockNumber } from '#functions/listings/check-stock-number.ts'
import { toOwnListing } from './views.ts'
import { createListing as route } from '#shared/api/listings.ts'
import { canPost, isDealershipSeller } from '#shared/rules/user.ts'

const live = {
  claimUploads,
  noteSamePhotos,
  createOnce,
  findDealer,
  getListingById,
  insertListing,
  newId,
  newSlugSuffix,
  now,
}

type Asked = Pick<Input<typeof route>, 'actor' | 'body'>

const create = async ({ actor, body }: Asked, request: NamedRequest | undefined, deps: typeof live) => {
  const at = deps.now()
  const dealer = isDealershipSeller(actor) ? await deps.findDealer(actor.id) : undefined
  const blank = emptyListing({ id: deps.newId('listing'), owner: actor, dealer, at })
  const car = changedCar({}, pickCar(body))
  checkCar(car, at)

  const { files, writes } = await deps.claimUploads(blank.id, actor, body, blank)
  const intent = toIntent(body.status, 'SUBMIT')
  const edited = applyEdit(
    blank,
    { car, files, intent, stockNumber: body.stockNumber },
    actor,
    at,
    deps.newSlugSuffix(),
  )
  if (edited.status !== 'DRAFT') checkComplete(edited, actor)
  const { listing, writes: flags } = await deps.noteSamePhotos(blank, edited, at)
  // Fails for an account that is just being deleted or loses its verification, since that act would miss the listing.
  const together = [...writes, ...flags, standsAsWrite(actor)]
  const once = request
    ? [createdWrite(request, listing.id, at), endWorkingCopyWrite(actor.id, request.name)]
    : []
  await deps.insertListing(listing, [...together, ...once])
  return listing
}

/** Creates a draft, or submits a car in one go. Nothing is written unless all of it can be. */
export const createListing = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  checkStockNumber(body.stockNumber, actor)
  const listing = await deps.createOnce({
    actor,
    makes: 'listing',
    requestId: body.requestId,
    read: deps.getListingById,
    create: (request) => create({ actor, body }, request, deps),
  })
  return toOwnListing({ ...listing, ...noCounts })
}

export const handler = routeHandler(route, createListing)
