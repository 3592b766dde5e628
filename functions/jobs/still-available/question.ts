import { newSecret } from '#functions/adapters/ids.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { toAboutListing, type ListingRecord } from '#functions/data/listing-record.ts'
import { availabilityLinkWrite } from '#functions/data/confirmations.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

const live = { notifyWrites, newSecret }

/** The cars of one seller that one letter is about. */
export type Questioned = { asked: readonly ListingRecord[]; paused: readonly ListingRecord[] }

const aboutOf = ({ asked, paused }: Questioned): NotificationAbout => {
  const [named, alsoAsked] = paused.length > 0 ? [paused, asked.length] : [asked, 0]
  return {
    ...(named[0] && { listing: toAboutListing(named[0]) }),
    ...(named.length > 1 && { count: named.length }),
    ...(alsoAsked > 0 && { alsoAsked }),
  }
}

/**
 * The writes that ask a seller about their cars, or tell that silence has paused some: one notification and one letter, however
 * many there are, with a link of its own that speaks of the car, or of all of them.
 */
export const questionWrites = async (
  seller: UserRecord,
  about: Questioned,
  at: Date,
  deps = live,
): Promise<Write[]> => {
  const cars = [...about.paused, ...about.asked]
  const token = deps.newSecret()
  const listingId = cars.length === 1 ? cars[0]!.id : null
  const kind = about.paused.length > 0 ? 'PAUSED_BY_SILENCE' : 'STILL_AVAILABLE'
  return [
    availabilityLinkWrite({ token, userId: seller.id, listingId }, at),
    ...(await deps.notifyWrites(seller, { kind, about: aboutOf(about), token }, at)),
  ]
}
