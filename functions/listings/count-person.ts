import { now } from '#functions/adapters/clock.ts'
import { personOf, type Caller } from '#functions/core/person.ts'
import { countPersonWrites, wasCounted, type Counted } from '#functions/data/listing-counts.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'
import { isInsider } from '#functions/listings/may-see.ts'
import { readVisible } from '#functions/listings/read-visible.ts'

const live = { readVisible, wasCounted, transact, now }

/**
 * Counts who calls for a public listing, a sold one too: once in thirty days, its owner and admins never.
 * @throws AppError LISTING_NOT_FOUND when the public may not see it
 */
export const countPerson = async (
  what: Counted,
  listingId: string,
  caller: Caller,
  deps = live,
): Promise<void> => {
  // As nobody in particular: what only its owner sees is not looked at by anybody.
  const { listing } = await deps.readVisible(listingId, undefined)
  if (isInsider(listing, caller.actor)) return
  const [person, at] = [personOf(listingId, caller), deps.now()]
  if (await deps.wasCounted(what, listingId, person, at)) return
  try {
    await deps.transact(countPersonWrites(what, listing, person, at))
  } catch (error) {
    // Another call of the same person was quicker, or the listing has just gone: nothing is left to count.
    if (!(error instanceof ConditionsFailed)) throw error
  }
}
