import { confirmListing } from '#functions/commands/confirm-listing.ts'
import { pauseBySilence } from '#functions/commands/pause-by-silence.ts'
import { isListed, type ListingRecord } from '#functions/data/listing-record.ts'
import { confirmationDays } from '#shared/constants/selling-limits.ts'
import type { Random } from '../random.ts'
import type { Accounts } from './accounts.ts'

const dayMs = 86_400_000
const { askAfter, pauseAfter } = confirmationDays

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs)

/** A car that its seller spoke of, was asked about, and did not speak of again: paused at `at`. */
export const fallSilent = (record: ListingRecord, at: Date): ListingRecord =>
  pauseBySilence(confirmListing(record, daysBefore(at, askAfter + pauseAfter)), at)

// Due since yesterday, so that the last morning's question was about it.
const silentFor = askAfter + 1.5

/** The cars that a newcomer finds in question: two of `dealer`'s, one of `seller`'s. */
const questioned = (
  records: readonly ListingRecord[],
  { dealerships, seller }: Accounts,
  now: Date,
): Set<string> => {
  const before = daysBefore(now, silentFor).toISOString()
  const first = (ownerId: string | undefined, count: number) =>
    records
      .filter((record) => record.ownerId === ownerId && !record.isFeatured && record.updatedAt < before)
      .filter((record) => isListed(record) && record.availability === 'AVAILABLE')
      .slice(0, count)
  return new Set([...first(dealerships[0]?.user.id, 2), ...first(seller.id, 1)].map(({ id }) => id))
}

/** Lets every seller say in the last six days that a car can still be had, but for a few cars that nobody has spoken of. */
export const speakOf = (
  records: readonly ListingRecord[],
  accounts: Accounts,
  now: Date,
  random: Random,
): ListingRecord[] => {
  const asked = questioned(records, accounts, now)
  return records.map((record, index) => {
    if (!isListed(record)) return record
    const days = asked.has(record.id) ? silentFor : 5.9 * random.fork(index).next()
    const at = daysBefore(now, days)
    // Who has just changed something has said so by that.
    return at.toISOString() > record.updatedAt ? confirmListing(record, at) : record
  })
}
