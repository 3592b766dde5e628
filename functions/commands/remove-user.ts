import { eachAtOnce, now, settledAfterMs } from '#functions/core/time.ts'
import { isShown, type ListingRecord } from '#functions/data/listing-record.ts'
import { listOwnedListings, replaceListing } from '#functions/data/listings.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { listOwnedPlates, replacePlate } from '#functions/data/plates.ts'
import { deleteAccount } from '#functions/adapters/identity-pool.ts'
import { listPlaces, placeParts } from './end-places.ts'
import { endViewing } from './end-viewing.ts'
import { removeListing, removePlate } from './remove-offer.ts'
import { withdrawQuote } from './withdraw-quote.ts'
import { logger } from '#functions/core/logger.ts'
import { endArchive } from '#functions/data/archives.ts'
import { deleteReview, listOwnDealerReviews, listReviewsOf } from '#functions/data/dealer-reviews.ts'
import { deleteAppealsOf } from '#functions/data/appeals.ts'
import { deleteAvailabilityLink, listAvailabilityLinks } from '#functions/data/confirmations.ts'
import { deleteUserItems, removeSomeOfUser } from '#functions/data/user-accounts.ts'
import { deleteImport, listEveryImport } from '#functions/data/stock-imports.ts'
import { removeFromLead } from '#functions/data/remove-from-lead.ts'
import { goneName } from '#shared/rules/dealer-name.ts'
import { listEveryLead } from '#functions/data/leads.ts'
import { listPasskeys, removePasskeyWrites } from '#functions/data/passkeys.ts'
import { deleteSender } from '#functions/data/notifications.ts'
import { deletePreferences } from '#functions/data/preferences.ts'
import { listEveryQuote } from '#functions/data/quotes.ts'
import { deleteReporterWrites, listOwnReports } from '#functions/data/reports.ts'
import { deleteSavedSearch, listSavedSearches } from '#functions/data/saved-searches.ts'
import { forgetSharedBrowser, listSharedBrowsers } from '#functions/data/shared-browsers.ts'
import { transact } from '#functions/data/transact.ts'
import { deleteOfferSync } from '#functions/data/offer-syncs.ts'
import { discardLoose } from '#functions/data/stale-uploads.ts'
import { deleteSubmission } from '#functions/data/submissions.ts'
import { listLooseUploads } from '#functions/data/uploads.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { isPlateShown } from '#shared/rules/plate.ts'

const liveHideListing = { replaceListing, now }

/**
 * Hides a listing, whatever its status; search is updated as by any change.
 * @returns the listing as it is then
 * @throws AppError EDIT_CONFLICT when it changed since it was read
 */
const hideListing = async (seen: ListingRecord, deps = liveHideListing): Promise<ListingRecord> => {
  const updatedAt = deps.now().toISOString()
  const hidden = { ...seen, isHidden: true, updatedAt, version: seen.version + 1 }
  await deps.replaceListing(hidden, seen)
  return hidden
}

const liveHidePlate = { replacePlate, now }

/**
 * Hides a plate, whatever its status; the browsing page is updated as by any change.
 * @returns the plate as it is then
 * @throws AppError EDIT_CONFLICT when it changed since it was read
 */
const hidePlate = async (seen: PlateRecord, deps = liveHidePlate): Promise<PlateRecord> => {
  const updatedAt = deps.now().toISOString()
  const hidden = { ...seen, isHidden: true, updatedAt, version: seen.version + 1 }
  await deps.replacePlate(hidden, seen)
  return hidden
}

/** The dependencies of a user's removal; a drill replaces those that would reach beyond the table. */
export const removalParts = {
  hideListing,
  hidePlate,
  removeListing,
  removePlate,
  deleteAccount,
  deleteUserItems,
  removeSomeOfUser,
  removeFromLead,
  endViewing,
  deleteSender,
  listEveryLead,
  listEveryQuote,
  withdrawQuote,
  listOwnedListings,
  listOwnedPlates,
  deletePreferences,
  deleteAvailabilityLink,
  listAvailabilityLinks,
  listOwnReports,
  deleteSavedSearch,
  listSavedSearches,
  listEveryImport,
  deleteImport,
  deleteSubmission,
  endArchive,
  listLooseUploads,
  discardLoose,
  deleteAppealsOf,
  listOwnDealerReviews,
  listReviewsOf,
  deleteReview,
  deleteOfferSync,
  ...placeParts,
  listPasskeys,
  listSharedBrowsers,
  forgetSharedBrowser,
  transact,
  now,
}

type Removal = () => Promise<unknown>

type Offers<T> = {
  list: () => Promise<T[]>
  isShown: (offer: T) => boolean
  hide: (offer: T) => Promise<T>
  remove: (offer: T) => Promise<void>
}

/** The removal of one kind of offers, as acts on one item each: first hiding the public ones, then removing all. */
const offerKind = <T extends { id: string }>({ list, isShown, hide, remove }: Offers<T>) => {
  // Kept here once hidden: the index may still give the state before, and a removal fails on an outdated version.
  const present = new Map<string, T>()
  return {
    hidden: async (): Promise<Removal[]> => {
      for (const offer of await list()) present.set(offer.id, offer)
      return [...present.values()]
        .filter(isShown)
        .map((offer) => async () => present.set(offer.id, await hide(offer)))
    },
    removed: async (): Promise<Removal[]> => [...present.values()].map((offer) => () => remove(offer)),
  }
}

/**
 * Everything that a user offers. All that the public sees is hidden first: a write each, where removing one is a
 * transaction over its files, which may fail for reasons of its own.
 */
const offerKinds = ({ id }: UserRecord, deps: typeof removalParts): (() => Promise<Removal[]>)[] => {
  const listings = offerKind({
    list: () => deps.listOwnedListings(id),
    isShown,
    hide: (listing) => deps.hideListing(listing),
    remove: (listing) => deps.removeListing(listing),
  })
  const plates = offerKind({
    list: () => deps.listOwnedPlates(id),
    isShown: isPlateShown,
    hide: (plate) => deps.hidePlate(plate),
    remove: (plate) => deps.removePlate(plate),
  })
  return [listings.hidden, plates.hidden, listings.removed, plates.removed]
}

/** All other items of a user that are found one by one. */
const otherKinds = ({ id }: UserRecord, deps: typeof removalParts): (() => Promise<Removal[]>)[] => [
  async () => {
    const reviews = await Promise.all([deps.listOwnDealerReviews(id), deps.listReviewsOf(id)])
    return reviews.flat().map((review) => () => deps.deleteReview(review.id))
  },
  async () => [() => deps.deleteAccount(id)],
  // Nobody is left to withdraw a request later: a company that has it is asked now to delete it.
  async () => {
    const quotes = await deps.listEveryQuote(id)
    return quotes
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map((quote) => () => deps.withdrawQuote(quote, deps.now()))
  },
  async () => (await deps.listSavedSearches(id)).map((search) => () => deps.deleteSavedSearch(search, [])),
  async () => [() => deps.deletePreferences(id)],
  async () => [() => deps.deleteSubmission(id)],
  async () => [() => deps.endArchive(id)],
  async () => (await deps.listLooseUploads(id)).map((upload) => () => deps.discardLoose(upload.id)),
  // After all that they are about: an open one is withdrawn with it.
  async () => [() => deps.deleteAppealsOf(id)],
  async () => (await deps.listEveryImport(id)).map((each) => () => deps.deleteImport(each.id)),
  // Each with the mark of its credential, which lies elsewhere.
  async () =>
    (await deps.listPasskeys(id)).map((passkey) => () => deps.transact(removePasskeyWrites(passkey))),
  async () => (await deps.listSharedBrowsers(id)).map((other) => () => deps.forgetSharedBrowser(id, other)),
  async () => (await deps.listAvailabilityLinks(id)).map((link) => () => deps.deleteAvailabilityLink(link)),
  async () =>
    (await deps.listEveryLead(id)).map((lead) => async () => {
      const other = lead.sellerId === id ? lead.buyerId : lead.sellerId
      // Before the lead itself, which is needed to find the other side's notifications.
      if (other) await deps.deleteSender(other, lead.id, goneName)
      // Nobody waits for somebody who has left, or drives to them.
      await deps.endViewing(lead.id, { to: lead.sellerId === id ? 'buyer' : 'seller', end: 'LEFT' })
      await deps.removeFromLead(lead.id, id)
    }),
  async () =>
    (await deps.listOwnReports(id)).map((report) => () => deps.transact(deleteReporterWrites(id, report))),
]

/** All items of a user by kind, as acts that remove one item each and can be repeated. Public items are first. */
const kinds = (user: UserRecord, deps: typeof removalParts): (() => Promise<Removal[]>)[] => [
  ...offerKinds(user, deps),
  ...otherKinds(user, deps),
  () => listPlaces(user, deps),
]

const atOnce = 10

/** Does as many as there is time for. One that fails stops no other. @returns whether all are done */
const doAll = async (removals: readonly Removal[], isLate: () => boolean): Promise<boolean> => {
  let isDone = true
  await eachAtOnce(removals, atOnce, async (remove) => {
    try {
      if (isLate()) isDone = false
      else await remove()
    } catch (error) {
      logger.error('a part of a deleted account could not be removed', error)
      isDone = false
    }
  })
  return isDone
}

/**
 * Removes all items of a user who is marked as deleted. Items that fail or are not done by `until` are left to the next call.
 * The profile goes last, and not before the mark is a minute old.
 * @returns whether everything is gone
 */
export const removeUser = async (user: UserRecord, until: Date, deps = removalParts): Promise<boolean> => {
  const isLate = () => deps.now() >= until
  const hasSettled = deps.now().getTime() - user.tokensValidAfter * 1000 >= settledAfterMs
  let isDone = true
  for (const list of kinds(user, deps)) {
    const ofKind = async () => {
      if (!(await doAll(await list(), isLate))) isDone = false
    }
    isDone = (await doAll([ofKind], isLate)) && isDone
  }
  // Only now: searches and preferences lie among the rest and lead to what lies elsewhere.
  if (!isDone) return false
  // Such a list ends at some thousands or hundreds, and without a profile nobody would come for the rest.
  const left = await Promise.all([deps.listOwnedListings(user.id), deps.listOwnedPlates(user.id)])
  if (left.flat().length > 0) return false
  while (await deps.removeSomeOfUser(user.id)) if (isLate()) return false
  if (!hasSettled) return false
  // Until here it kept out of search what could not be hidden or removed.
  await deps.deleteOfferSync(user.id)
  await deps.deleteUserItems(user.id)
  return true
}
