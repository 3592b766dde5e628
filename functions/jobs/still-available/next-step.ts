import type { Confirmation } from '#functions/data/confirmations.ts'
import { isListed, type ListingRecord } from '#functions/data/listing-record.ts'
import { isDue, lastWordAt, pausesAt } from '#shared/rules/availability.ts'

/** What is to be done about a car that is due. */
export type Step = 'ASK' | 'PAUSE' | 'FORGET' | 'NOTHING'

/** The next step about a car, by the car as it is: what waits beside it only says when to look. Pure. */
export const nextStep = (
  { askedAt }: Pick<Confirmation, 'askedAt'>,
  listing: ListingRecord | undefined,
  at: Date,
): Step => {
  if (!listing || !isListed(listing)) return 'FORGET'
  if (!isDue(listing, at)) return 'NOTHING'
  if (askedAt === null || askedAt < lastWordAt(listing)) return 'ASK'
  return at >= pausesAt(askedAt) ? 'PAUSE' : 'NOTHING'
}
