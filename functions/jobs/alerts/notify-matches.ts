import { eachAtOnce } from '#functions/core/each-at-once.ts'
import { logger } from '#functions/core/logger.ts'
import { toAboutListing, type ListingRecord } from '#functions/data/listing-record.ts'
import { alertPages, alertStillOn, type Alert } from '#functions/data/saved-searches.ts'
import { newsNames } from '#functions/data/notifications.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { isNewsSince } from '#functions/jobs/alerts/news.ts'
import { percolate, type Percolator } from '#functions/jobs/alerts/percolate.ts'
import { tellersAtOnce, type Tally } from '#functions/jobs/alerts/tally.ts'
import { notifyOnce } from './notify-once.ts'

const live = { alertPages, getUserById, notifyOnce }

/** The listings that are news to whoever set this alert: found by its search, since it was set, and not their own. */
const newMatches = ({ match }: Percolator, alert: Alert, now: Date): ListingRecord[] => {
  const found = match(alert.params)
  if (!found) logger.warn('a saved search that cannot be searched for', { searchId: alert.searchId })
  return (found ?? []).filter(
    (listing) => listing.ownerId !== alert.userId && isNewsSince(listing, alert.since, now),
  )
}

/**
 * One notification for all new cars of one search: it names the first and says how many there are. Twenty letters in a
 * minute would only teach people to switch alerts off.
 */
const telling = (reader: UserRecord, alert: Alert, matches: readonly ListingRecord[]) => ({
  reader,
  news: new Map(matches.map((listing) => [newsNames.match(alert.searchId, listing.id), listing])),
  compose: (fresh: readonly ListingRecord[]) => ({
    kind: 'SAVED_SEARCH_MATCH' as const,
    about: {
      ...(fresh[0] && { listing: toAboutListing(fresh[0]) }),
      savedSearch: { id: alert.searchId, name: alert.name },
      ...(fresh.length > 1 && { count: fresh.length }),
    },
  }),
  stillWanted: alertStillOn(alert),
})

/** Holds changed listings against every alert that can match them, and tells the people who set them. */
export const notifyMatches = async (
  listings: readonly ListingRecord[],
  now: Date,
  tally: Tally,
  deps = live,
): Promise<void> => {
  const percolator = percolate(listings)
  const tell = async (alert: Alert): Promise<boolean> => {
    const matches = newMatches(percolator, alert, now)
    const reader = matches.length > 0 ? await deps.getUserById(alert.userId) : undefined
    return reader?.status === 'ACTIVE' && deps.notifyOnce(telling(reader, alert, matches), now)
  }
  for (const make of percolator.makes)
    for await (const alerts of deps.alertPages(make))
      await eachAtOnce(alerts, tellersAtOnce, (alert) =>
        tally(() => tell(alert), { searchId: alert.searchId }),
      )
}
