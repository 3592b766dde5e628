import { dayMs } from '#functions/core/time.ts'
import { toAboutListing } from '#functions/data/listing-record.ts'
import { alertPages } from '#functions/data/saved-searches.ts'
import { listSavers } from '#functions/data/favorites.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { listEveryNotification, markNotificationsRead } from '#functions/data/notifications.ts'
import { listNotified } from '#functions/data/notifications.ts'
import { transact } from '#functions/data/transact.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { notifyMatches, percolate } from '#functions/jobs/alerts/notify-matches.ts'
import { notifyOnce } from '#functions/jobs/alerts/notify-once.ts'
import { notifySavers } from '#functions/jobs/alerts/notify-savers.ts'
import type { Random } from '#scripts/seed/random.ts'
import { stored, notifyInAppOnly, type StoredMarket } from './actions.ts'

const minuteMs = 60_000

// When alerts ran, in days before now: a run a minute would tell of each car alone.
const alertRuns = [16, 11, 7, 3, 0.15]

/** Unlike the product's tally it lets a failure end everything: a demo without its news is not complete. */
const tally = async (tell: () => Promise<boolean>): Promise<void> => {
  await tell()
}

const telling = (random: Random) => {
  const deps = { listNotified, transact, notifyWrites: notifyInAppOnly(random) }
  const tellOnceQuietly: typeof notifyOnce = (each, at) => notifyOnce(each, at, deps)
  return { getUserById, notifyOnce: tellOnceQuietly }
}

/** Notifies users with saved searches of the listings published since, a few days at a time. */
export const addMatchNotifications = async (
  { listings }: StoredMarket,
  now: Date,
  random: Random,
): Promise<void> => {
  let from = ''
  for (const daysAgo of alertRuns) {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const isNew = ({ publishedAt }: ListingRecord) =>
      publishedAt !== null && publishedAt > from && publishedAt <= at.toISOString()
    const market = percolate([...listings.values()].filter(isNew))
    await notifyMatches(market, at, tally, { alertPages, ...telling(random) })
    from = at.toISOString()
  }
}

/** Notifies users who saved these listings that one became cheaper or was sold, a minute after it did. */
export const addSaverNotifications = async (
  { listings }: StoredMarket,
  savedIds: readonly string[],
  random: Random,
): Promise<void> => {
  for (const id of savedIds) {
    const listing = stored(listings, id)
    const happened =
      listing.availability === 'SOLD' ? listing.availabilityAt : listing.priceHistory.at(-1)?.at
    const at = new Date(Date.parse(happened ?? listing.createdAt) + minuteMs)
    await notifySavers([listing], '', at, tally, { listSavers, ...telling(random) })
  }
}

/** Notifies a seller of admins' decisions about their listings, at the time of each. */
export const notifyDecisions = async (
  owner: UserRecord,
  { listings }: StoredMarket,
  random: Random,
): Promise<void> => {
  const tell = notifyInAppOnly(random)
  for (const listing of listings.values()) {
    if (listing.ownerId !== owner.id) continue
    const about = { listing: toAboutListing(listing) }
    const { status, publishedAt, updatedAt, rejectionReason, reasonCodes, dealer } = listing
    if (status === 'REJECTED' && rejectionReason !== null) {
      const why = { reason: rejectionReason, reasonCodes }
      const news = { kind: 'LISTING_REJECTED', about: { ...about, ...why } } as const
      await transact(await tell(owner, news, new Date(updatedAt)))
    }
    if (status === 'APPROVED' && dealer === null && publishedAt !== null)
      await transact(await tell(owner, { kind: 'LISTING_APPROVED', about }, new Date(publishedAt)))
  }
}

/** Leaves only the newest notifications of a person unread. */
export const readAllBut = async ({ id }: UserRecord, unread: number): Promise<void> => {
  const older = (await listEveryNotification(id)).slice(unread)
  const last = older[0]
  if (last) await markNotificationsRead(older, new Date(Date.parse(last.createdAt) + 20 * minuteMs))
}
