import { removeListing } from '#functions/commands/remove-offer.ts'
import { sayAvailability } from '#functions/commands/change-availability.ts'
import { editListing } from '#functions/commands/edit-listing.ts'
import type { Actor } from '#functions/core/caller.ts'
import { AppError, failureCode, requireVersion } from '#functions/core/app-error.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingById } from '#functions/data/listings.ts'
import { changeListings as route } from '#shared/api/stock.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { saidInBulk, type BulkAction } from '#shared/rules/availability.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { getListingById, removeListing, sayAvailability, editListing }

// Each act is a transaction of its own; more at once would only wait for one another at the kept counts.
const atOnce = 8

type Price = { from: number; to: number }

const changeOne = async (
  id: string,
  actor: Actor,
  { action, price, version }: { action: BulkAction; price: Price | undefined; version: number | undefined },
  deps: typeof live,
): Promise<ListingRecord | void> => {
  const seen = await deps.getListingById(id)
  // Another seller's listing is answered as unknown, public or not, so that a list of ids cannot be used to probe other people's cars.
  if (seen?.ownerId !== actor.id) throw new AppError('LISTING_NOT_FOUND')
  requireVersion(seen, version)
  if (action === 'DELETE') return deps.removeListing(seen)
  if (action === 'PUBLISH') {
    // What was refused is corrected first, one by one.
    if (seen.status !== 'DRAFT') throw new AppError('ILLEGAL_STATUS_MOVE')
    return deps.editListing(seen, { status: 'APPROVED' }, actor)
  }
  if (action === 'PRICE') {
    if (seen.car.priceQAR !== price?.from) throw new AppError('EDIT_CONFLICT')
    return deps.editListing(seen, { priceQAR: price?.to }, actor)
  }
  const said = saidInBulk(action, seen.availability)
  if (said === null) throw new AppError('ILLEGAL_STATUS_MOVE')
  return deps.sayAvailability(seen, said)
}

/** Does one thing to several of the caller's cars, each on its own: what fails for one car is no matter of the others. */
export const changeListings = async ({ actor, body }: Input<typeof route>, deps = live) => {
  // Staff run the stock and end nothing in it for good.
  if (body.action === 'DELETE' && actor.person) throw new AppError('FORBIDDEN')
  // A seller who may not post may still delete.
  if (body.action !== 'DELETE' && !canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const failures = new Map<string, ErrorCode>()
  const made = new Map<string, ListingRecord>()
  const versions = new Map(Object.entries(body.versions ?? {}))
  const prices = new Map(body.ids.map((id, at) => [id, body.prices?.[at]]))
  await eachAtOnce(body.ids, atOnce, async (id) => {
    try {
      const said = { action: body.action, price: prices.get(id), version: versions.get(id) }
      const changed = await changeOne(id, actor, said, deps)
      if (changed) made.set(id, changed)
    } catch (error) {
      failures.set(id, failureCode(error, 'one of several cars could not be changed'))
    }
  })
  return {
    results: body.ids.map((id) => ({
      id,
      failure: failures.get(id) ?? null,
      version: made.get(id)?.version,
      status: made.get(id)?.status,
    })),
  }
}

export const handler = routeHandler(route, changeListings)
