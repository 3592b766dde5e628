import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { salesWrite } from '#functions/data/dealers.ts'
import { replaceListing, type ListingRecord } from '#functions/data/listings.ts'
import type { Write } from '#functions/data/transact.ts'
import { changeAvailability } from '#functions/commands/change-availability.ts'
import { readOwn } from '#functions/listings/read-own.ts'
import { toOwnListing } from '#functions/listings/views.ts'
import { setAvailability as route } from '#shared/api/stock.ts'
import { canSetAvailability } from '#shared/rules/availability.ts'
import type { Availability } from '#shared/schemas/availability.ts'

const live = { readOwn, replaceListing, now }

/** A dealership's count of sales follows its cars. Deleting the page of a sold one does not undo the sale. */
const countSale = ({ dealer, availability: before }: ListingRecord, after: Availability): Write[] => {
  const change = Number(after === 'SOLD') - Number(before === 'SOLD')
  return dealer && change !== 0 ? [salesWrite(dealer.id, change > 0 ? 1 : -1)] : []
}

/** Says whether the caller's own approved car can be had. Saying the same again changes nothing. */
export const setAvailability = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.readOwn(params.id, actor)
  if (!canSetAvailability(seen.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  if (seen.availability === body.availability) return toOwnListing(seen)
  const listing = changeAvailability(seen, body.availability, deps.now())
  await deps.replaceListing(listing, seen, countSale(seen, body.availability), 'EDIT_CONFLICT')
  return toOwnListing(listing)
}

export const handler = routeHandler(route, setAvailability)
