import { type Alert, alertPages, alertStillOn, anyMake, anyPlate } from '#functions/data/saved-searches.ts'
import { type ListingRecord, toAboutListing, toListingItem } from '#functions/data/listing-record.ts'
import { type PlateRecord, toAboutPlate, toPlateItem } from '#functions/data/plate-record.ts'
import { toPlateChange } from '#functions/data/plate-feed.ts'
import { noCounts } from '#functions/data/counts.ts'
import { toSearchChange } from '#functions/data/change-feed.ts'
import { idOf } from '#functions/search/row-ids.ts'
import { applyChanges, createIndex } from '#functions/search/search-index.ts'
import { search } from '#functions/search/search.ts'
import { applyPlateChanges, createPlateIndex } from '#functions/search/plates/plate-index.ts'
import { searchPlates } from '#functions/search/plates/search-plates.ts'
import { plateQuery } from '#shared/schemas/plate-query.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { logger } from '#functions/core/logger.ts'
import { dedupeKeys } from '#functions/data/notifications.ts'
import { activeWrite, getUserById, type UserRecord } from '#functions/data/users.ts'
import { isNewSince, type Offer } from './listing-events.ts'
import { notifyOnce, type Tally, notifiedAtOnce } from './notify-once.ts'

export type Percolator<O extends Offer> = {
  /** The makes whose alerts can match, and `anyMake`; `anyPlate` alone for plates. */
  makes: readonly string[]
  /**
   * The offers that a search finds, the newest first. Undefined for parameters that the search does not take (any more).
   */
  match: (params: Readonly<Record<string, string>>) => O[] | undefined
  /** An offer as a notification names it. */
  about: (offer: O) => NotificationAbout
}

/**
 * Turns the search round: these listings are the market, and saved searches are run on it, by the search's own code, so
 * that an alert means exactly what the search means.
 */
export const percolate = (listings: readonly ListingRecord[]): Percolator<ListingRecord> => {
  // No search asks for counts.
  const changes = listings.flatMap((listing) => toSearchChange(toListingItem(listing), noCounts) ?? [])
  const makes = new Set(changes.flatMap((change) => ('document' in change ? change.document.card.make : [])))
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  // The same as in the live index: a change that cannot be indexed is left out and stops no other.
  const index = createIndex([])
  applyChanges(index, changes)
  return {
    makes: makes.size > 0 ? [...makes, anyMake] : [],
    about: (listing) => ({ listing: toAboutListing(listing) }),
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

/** The same for plates: `7?7?7?` finds in an alert what it finds on the page. */
export const percolatePlates = (plates: readonly PlateRecord[]): Percolator<PlateRecord> => {
  const changes = plates.flatMap((plate) => toPlateChange(toPlateItem(plate), noCounts) ?? [])
  const byId = new Map(plates.map((plate) => [plate.id, plate]))
  const index = createPlateIndex([])
  applyPlateChanges(index, changes)
  return {
    makes: index.count > 0 ? [anyPlate] : [],
    about: (plate) => ({ plate: toAboutPlate(plate) }),
    match: (params) => {
      const query = plateQuery.safeParse(params)
      if (!query.success) return undefined
      const newestFirst = { sortBy: 'createdAt', sortOrder: 'desc', page: 1, limit: plates.length } as const
      const found = searchPlates(index, { ...query.data, ...newestFirst })
      return found.plates.flatMap(({ id }) => byId.get(id) ?? [])
    },
  }
}

const live = { alertPages, getUserById, notifyOnce }

/** The offers that are new to the owner of this alert: found by its search, since it was set, and not their own. */
const newMatches = <O extends Offer>({ match }: Percolator<O>, alert: Alert, now: Date): O[] => {
  const found = match(alert.params)
  if (!found) logger.warn('a saved search that cannot be searched for', { searchId: alert.searchId })
  return (found ?? []).filter(
    (offer) => offer.ownerId !== alert.userId && isNewSince(offer, alert.since, now),
  )
}

type Found<O> = { alert: Alert; matches: readonly O[] }

/**
 * One notification for all new cars, or plates, of all searches of a person: it names the newest and says how many there are. An email for each search
 * would let anybody fill a mailbox with fifty of them by one car.
 */
const telling = <O extends Offer>(
  reader: UserRecord,
  found: readonly Found<O>[],
  about: Percolator<O>['about'],
) => ({
  reader,
  events: new Map(
    found.flatMap(({ alert, matches }) =>
      matches.map((offer) => [dedupeKeys.match(alert.searchId, offer.id), { alert, offer }] as const),
    ),
  ),
  compose: (fresh: readonly { alert: Alert; offer: O }[]) => {
    const [first] = fresh
    const [offers, searches] = [
      new Set(fresh.map(({ offer }) => offer.id)).size,
      new Set(fresh.map(({ alert }) => alert.searchId)).size,
    ]
    return {
      kind: 'SAVED_SEARCH_MATCH' as const,
      about: {
        ...(first && {
          ...about(first.offer),
          savedSearch: { id: first.alert.searchId, name: first.alert.name },
        }),
        ...(searches > 1 && { searches }),
        ...(offers > 1 && { count: offers }),
      },
    }
  },
  // Of several, one that was switched off this moment takes nothing from the others.
  stillWanted: found.length === 1 ? alertStillOn(found[0]!.alert) : activeWrite(reader.id),
})

/** Matches changed listings or plates with the alerts, and notifies each person who set some once. */
export const notifyMatches = async <O extends Offer>(
  percolator: Percolator<O>,
  now: Date,
  tally: Tally,
  deps = live,
): Promise<void> => {
  const byReader = new Map<string, Found<O>[]>()
  for (const make of percolator.makes)
    for await (const alerts of deps.alertPages(make))
      for (const alert of alerts) {
        const matches = newMatches(percolator, alert, now)
        const found = byReader.get(alert.userId) ?? []
        // A search of several makes is met at each of them.
        const isKnown = found.some(({ alert: { searchId } }) => searchId === alert.searchId)
        if (matches.length > 0 && !isKnown) byReader.set(alert.userId, [...found, { alert, matches }])
      }
  const tell = async (userId: string, found: readonly Found<O>[]): Promise<boolean> => {
    const reader = await deps.getUserById(userId)
    return reader?.status === 'ACTIVE' && deps.notifyOnce(telling(reader, found, percolator.about), now)
  }
  await eachAtOnce([...byReader], notifiedAtOnce, ([userId, found]) =>
    tally(() => tell(userId, found), { searchId: found[0]!.alert.searchId }),
  )
}
