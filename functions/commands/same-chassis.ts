import { findSameChassis } from '#functions/data/chassis-numbers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'

const live = { findSameChassis, getListingsById }

/** The other live listings with a listing's chassis number, of whichever seller: a key finds them, so it is two reads. */
export const findOthersWithChassis = async (
  listing: ListingRecord,
  deps = live,
): Promise<ListingRecord[]> => {
  const ids = await deps.findSameChassis(listing)
  return ids.length === 0 ? [] : [...(await deps.getListingsById(ids)).values()]
}
