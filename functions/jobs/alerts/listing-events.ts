import { priceDrop } from '#shared/rules/price-drop.ts'
import { isListed, isShown, type ListingRecord } from '#functions/data/listing-record.ts'

const dayMs = 24 * 3600 * 1000

// Shorter than the 180 days for which sent notifications are remembered, so that nothing is sent again when they are forgotten.
// Long enough for a car that waits for review with its new price.
const freshDays = 60

/** Whether an event is recent enough for a notification. */
const isFresh = (at: string, now: Date): boolean => Date.parse(at) > now.getTime() - freshDays * dayMs

/** The time of a listing's last event that matters to saved searches: published, repriced, or available again. */
const lastEventAt = ({ publishedAt, priceHistory, availability, availabilityAt }: ListingRecord): string => {
  const times = [publishedAt, priceHistory.at(-1)?.at, availability === 'AVAILABLE' ? availabilityAt : null]
  return times.reduce<string>((last, at) => (at && at > last ? at : last), '')
}

/** Whether a listed car is new to the owner of an alert set at `since`. An edit of an old listing is none. */
export const isNewSince = (listing: ListingRecord, since: string, now: Date): boolean => {
  const at = lastEventAt(listing)
  return at > since && isFresh(at, now)
}

/** Something that happened to a listing at an instant. */
type Event = { at: string }

/** The last price change of a car on offer, if it made it cheaper than in the month before, after `notBefore`. */
export const priceDropOf = (
  listing: ListingRecord,
  notBefore: string,
  now: Date,
): (Event & { previousPriceQAR: number }) | undefined => {
  const drop = priceDrop(listing.priceHistory)
  if (!drop || !isListed(listing)) return undefined
  return drop.at > notBefore && isFresh(drop.at, now) ? drop : undefined
}

/** The sale of a car whose page can still be seen, after `notBefore`. */
export const saleOf = (listing: ListingRecord, notBefore: string, now: Date): Event | undefined => {
  const { availability, availabilityAt: at } = listing
  if (availability !== 'SOLD' || at === null || !isShown(listing)) return undefined
  return at > notBefore && isFresh(at, now) ? { at } : undefined
}
