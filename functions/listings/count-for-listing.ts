import { countsFor } from '#functions/commands/belongs-to-seller.ts'
import { countPerson } from '#functions/commands/count-person.ts'
import type { Caller } from '#functions/core/caller.ts'
import { forListing, type ContactWay, type Counted } from '#functions/data/counts.ts'
import { readVisible } from '#functions/listings/read-visible.ts'

const live = { readVisible, countsFor, countPerson }

/**
 * Counts who calls for a public listing, a sold one too: once in thirty days, its seller's people and admins never.
 * @throws AppError LISTING_NOT_FOUND when the public may not see it
 */
export const countForListing = async (
  what: Exclude<Counted, 'SAVE'>,
  listingId: string,
  { way, ...caller }: Caller & { way?: ContactWay },
  deps = live,
): Promise<void> => {
  // Read without an actor: a listing that only its owner can see is not counted.
  const { listing } = await deps.readVisible(listingId, undefined)
  if (!(await deps.countsFor(listing, caller.actor))) return
  await deps.countPerson(what, { ...forListing(listing), ...(way && { way }) }, caller)
}
