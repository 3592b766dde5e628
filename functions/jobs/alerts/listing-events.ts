import { priceDrop } from '#shared/rules/price-drop.ts'
import { dayMs } from '#functions/core/time.ts'
import { isListed, isShown, type ListingRecord } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { isPlateListed, isPlateShown } from '#shared/rules/plate.ts'

/** A car or a number plate. */
export type Offer = ListingRecord | PlateRecord

const isOnList = (offer: Offer): boolean => ('car' in offer ? isListed(offer) : isPlateListed(offer))
const isVisible = (offer: Offer): boolean => ('car' in offer ? isShown(offer) : isPlateShown(offer))

// Shorter than the 180 days for which sent notifications are remembered, so that nothing is sent again when they are forgotten.
// Long enough for a car that waits for review with its new price.
const freshDays = 60

/** Whether an event is recent enough for a notification. */
const isFresh = (at: string, now: Date): boolean => Date.parse(at) > now.getTime() - freshDays * dayMs

/** The time of an offer's last event that matters to saved searches: published, repriced, or available again. */
const lastEventAt = ({ publishedAt, priceHistory, availability, availabilityAt }: Offer): string => {
  const times = [publishedAt, priceHistory.at(-1)?.at, availability === 'AVAILABLE' ? availabilityAt : null]
  return times.reduce<string>((last, at) => (at && at > last ? at : last), '')
}

/** Whether a listed offer is new to the owner of an alert set at `since`. An edit of an old one is none. */
export const isNewSince = (offer: Offer, since: string, now: Date): boolean => {
  const at = lastEventAt(offer)
  return at > since && isFresh(at, now)
}

/** Something that happened to an offer at an instant. */
type Event = { at: string }

/** The last price change of a listed offer, if it made it cheaper than in the month before, after `notBefore`. */
export const priceDropOf = (
  offer: Offer,
  notBefore: string,
  now: Date,
): (Event & { previousPriceQAR: number }) | undefined => {
  const drop = priceDrop(offer.priceHistory)
  if (!drop || !isOnList(offer)) return undefined
  return drop.at > notBefore && isFresh(drop.at, now) ? drop : undefined
}

/** The sale of an offer whose page can still be seen, after `notBefore`. */
export const saleOf = (offer: Offer, notBefore: string, now: Date): Event | undefined => {
  const { availability, availabilityAt: at } = offer
  if (availability !== 'SOLD' || at === null || !isVisible(offer)) return undefined
  return at > notBefore && isFresh(at, now) ? { at } : undefined
}
