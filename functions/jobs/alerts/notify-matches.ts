import { type Alert, alertPages, alertStillOn, anyMake } from '#functions/data/saved-searches.ts'
import { type ListingRecord, toAboutListing, toListingItem } from '#functions/data/listing-record.ts'
import { noCounts } from '#functions/data/counts.ts'
import { toSearchChange } from '#functions/data/change-feed.ts'
import { idOf } from '#functions/search/row-ids.ts'
import { applyChanges, createIndex } from '#functions/search/search-index.ts'
import { search } from '#functions/search/search.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { logger } from '#functions/core/logger.ts'
import { dedupeKeys } from '#functions/data/notifications.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { isNewSince } from './listing-events.ts'
import { notifyOnce, type Tally, notifiedAtOnce } from './notify-once.ts'

export type Percolator = {
  /** The makes whose alerts can match, and `anyMake`. */
  makes: readonly string[]
  /**
   * The listings that a search finds, the newest first. Undefined for parameters that the search does not take (any more).
   */
  match: (params: Readonly<Record<string, string>>) => ListingRecord[] | undefined
}

/**
 * Turns the search round: these listings are the market, and saved searches are run on it, by the search's own code, so
 * that an alert means exactly what the search means.
 */
export const percolate = (listings: readonly ListingRecord[]): Percolator => {
  // No search asks for counts.
  const changes = listings.flatMap((listing) => toSearchChange(toListingItem(listing), noCounts) ?? [])
  const makes = new Set(changes.flatMap((change) => ('document' in change ? change.document.card.make : [])))
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  // The same as in the live index: a change that cannot be indexed is left out and stops no other.
  const index = createIndex([])
  applyChanges(index, changes)
  return {
    makes: makes.size > 0 ? [...makes, anyMake] : [],
    match: (params) => {
      const query = listingQuery.safeParse(params)
      if (!query.success) return undefined
      // A person's order of results does not say which listing is the newest.
      const newestFirst = { ...query.data, sortBy: 'createdAt', sortOrder: 'desc' } as const
      const { hits } = search(index, { ...newestFirst, page: 1, limit: listings.length })
      return hits.flatMap(({ segment, row }) => byId.get(idOf(segment.columns.ids, row)) ?? [])
    },
  }
}

const live = { alertPages, getUserById, notifyOnce }

/** The listings that are new to the owner of this alert: found by its search, since it was set, and not their own. */
const newMatches = ({ match }: Percolator, alert: Alert, now: Date): ListingRecord[] => {
  const found = match(alert.params)
  if (!found) logger.warn('a saved search that cannot be searched for', { searchId: alert.searchId })
  return (found ?? []).filter(
    (listing) => listing.ownerId !== alert.userId && isNewSince(listing, alert.since, now),
  )
}

/**
 * One notification for all new cars of one search: it names the first and says how many there are. Twenty emails in a
 * minute would only teach people to switch alerts off.
 */
const telling = (reader: UserRecord, alert: Alert, matches: readonly ListingRecord[]) => ({
  reader,
  events: new Map(matches.map((listing) => [dedupeKeys.match(alert.searchId, listing.id), listing])),
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

/** Matches changed listings with the alerts, and notifies the people who set them. */
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
      await eachAtOnce(alerts, notifiedAtOnce, (alert) =>
        tally(() => tell(alert), { searchId: alert.searchId }),
      )
}
