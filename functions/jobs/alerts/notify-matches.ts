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
import { activeWrite, getUserById, type UserRecord } from '#functions/data/users.ts'
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
      // Nor can a few new listings say what is a good price among all: better a car too many than none.
      const asked = { ...newestFirst, goodPrice: undefined, page: 1, limit: listings.length }
      const { hits } = search(index, asked)
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

type Found = { alert: Alert; matches: readonly ListingRecord[] }

/**
 * One notification for all new cars of all searches of a person: it names the newest and says how many there are. An email for each search
 * would let anybody fill a mailbox with fifty of them by one car.
 */
const telling = (reader: UserRecord, found: readonly Found[]) => ({
  reader,
  events: new Map(
    found.flatMap(({ alert, matches }) =>
      matches.map((listing) => [dedupeKeys.match(alert.searchId, listing.id), { alert, listing }] as const),
    ),
  ),
  compose: (fresh: readonly { alert: Alert; listing: ListingRecord }[]) => {
    const [first] = fresh
    const [cars, searches] = [
      new Set(fresh.map(({ listing }) => listing.id)).size,
      new Set(fresh.map(({ alert }) => alert.searchId)).size,
    ]
    return {
      kind: 'SAVED_SEARCH_MATCH' as const,
      about: {
        ...(first && {
          listing: toAboutListing(first.listing),
          savedSearch: { id: first.alert.searchId, name: first.alert.name },
        }),
        ...(searches > 1 && { searches }),
        ...(cars > 1 && { count: cars }),
      },
    }
  },
  // Of several, one that was switched off this moment takes nothing from the others.
  stillWanted: found.length === 1 ? alertStillOn(found[0]!.alert) : activeWrite(reader.id),
})

/** Matches changed listings with the alerts, and notifies each person who set some once. */
export const notifyMatches = async (
  listings: readonly ListingRecord[],
  now: Date,
  tally: Tally,
  deps = live,
): Promise<void> => {
  const percolator = percolate(listings)
  const byReader = new Map<string, Found[]>()
  for (const make of percolator.makes)
    for await (const alerts of deps.alertPages(make))
      for (const alert of alerts) {
        const matches = newMatches(percolator, alert, now)
        const found = byReader.get(alert.userId) ?? []
        // A search of several makes is met at each of them.
        const isKnown = found.some(({ alert: { searchId } }) => searchId === alert.searchId)
        if (matches.length > 0 && !isKnown) byReader.set(alert.userId, [...found, { alert, matches }])
      }
  const tell = async (userId: string, found: readonly Found[]): Promise<boolean> => {
    const reader = await deps.getUserById(userId)
    return reader?.status === 'ACTIVE' && deps.notifyOnce(telling(reader, found), now)
  }
  await eachAtOnce([...byReader], notifiedAtOnce, ([userId, found]) =>
    tally(() => tell(userId, found), { searchId: found[0]!.alert.searchId }),
  )
}
