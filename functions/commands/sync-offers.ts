import { isDeepStrictEqual } from 'node:util'
import { type DealerRecord, findDealer, toDealerOnOffer } from '#functions/data/dealers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { mustAttachDocuments, showsOffers } from '#shared/rules/user.ts'
import { eachAtOnce, now, retryConflict, settledAfterMs } from '#functions/core/time.ts'
import { logger } from '#functions/core/logger.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { ownedListingPages } from '#functions/data/listing-lists.ts'
import { getPlateById, ownedPlatePages, replacePlate } from '#functions/data/plates.ts'
import {
  type DealerReviewRecord,
  deleteReview,
  getDealerReviewById,
  isKeptBy,
  listOwnDealerReviews,
  listReviewsOf,
  replaceDealerReview,
} from '#functions/data/dealer-reviews.ts'
import { finishOfferSync, getOfferSync } from '#functions/data/offer-syncs.ts'
import { saleOfBefore } from './change-availability.ts'
import { teamOf, teamParts } from './end-places.ts'

/** A seller, and the profile of their dealership if they have one. */
export type Owner = { user: UserRecord; dealer: DealerRecord | undefined }

type Offer = { isHidden: boolean; dealer: ListingRecord['dealer']; version: number; updatedAt: string }

const statusPartsOf = ({ user, dealer }: Owner): Pick<Offer, 'isHidden' | 'dealer'> => ({
  isHidden: !showsOffers(user),
  dealer: toDealerOnOffer(dealer),
})

/** With these parts and as the next version, or undefined when it has them already. */
const changed = <T extends Offer>(seen: T, parts: Partial<T>, at: Date): T | undefined => {
  const next = { ...seen, ...parts }
  return isDeepStrictEqual(next, seen)
    ? undefined
    : { ...next, updatedAt: at.toISOString(), version: seen.version + 1 }
}

/** A dealership's car needed no documents; a private person's does, and an admin has to see them. */
const lacksDocuments = ({ dealer, documents, documentsChecked }: ListingRecord, { user }: Owner): boolean =>
  dealer !== null &&
  mustAttachDocuments(user) &&
  documentsChecked === null &&
  (documents.registrationCard === null || documents.idCard === null)

/**
 * Approved before its private seller changed the name or number that it shows, which nobody has looked at since. What was sent before it waits
 * anew, as another version: an admin may have the former name open. A sold one too: its page stays public and shows the name.
 */
const showsUnseen = (
  { status, decision, submittedAt, createdAt }: ListingRecord | PlateRecord,
  { user }: Owner,
): boolean => {
  if (user.role !== 'PRIVATE' || user.shownChangedAt === null) return false
  if (status === 'PENDING') return (submittedAt ?? createdAt) < user.shownChangedAt
  return status === 'APPROVED' && (decision?.at ?? createdAt) < user.shownChangedAt
}

const toReview = (at: Date) => ({ status: 'PENDING' as const, submittedAt: at.toISOString() })

/** The listing as its owner's status asks, or undefined when it is so already. Pure. */
export const listingForOwner = (seen: ListingRecord, owner: Owner, at: Date): ListingRecord | undefined => {
  const isReturned = (seen.status === 'APPROVED' || seen.status === 'PENDING') && lacksDocuments(seen, owner)
  const reviewed = showsUnseen(seen, owner) ? toReview(at) : {}
  const returned = isReturned ? { status: 'DRAFT' as const, mustReview: true } : reviewed
  return changed(seen, { ...statusPartsOf(owner), ...returned, ...saleOfBefore(seen, owner.dealer) }, at)
}

/** The number plate as its owner's status asks, or undefined when it is so already. Pure. */
export const plateForOwner = (seen: PlateRecord, owner: Owner, at: Date): PlateRecord | undefined =>
  changed(seen, { ...statusPartsOf(owner), ...(showsUnseen(seen, owner) && toReview(at)) }, at)

/** A review as its author's status asks: nobody sees what a suspended person wrote. Undefined when it is so already. Pure. */
export const reviewForAuthor = (
  seen: DealerReviewRecord,
  { user }: Owner,
): DealerReviewRecord | undefined => {
  const isHidden = user.status === 'SUSPENDED'
  return seen.isHidden === isHidden ? undefined : { ...seen, isHidden }
}

/** The dependencies of a sync; tests replace its clock. */
export const syncOffersParts = {
  ...teamParts,
  getOfferSync,
  finishOfferSync,
  getUserById,
  findDealer,
  ownedListingPages,
  getListingById,
  replaceListing,
  ownedPlatePages,
  getPlateById,
  replacePlate,
  listOwnDealerReviews,
  listReviewsOf,
  getDealerReviewById,
  replaceDealerReview,
  deleteReview,
  now,
}

type Kind<T> = {
  pages: () => AsyncIterable<T[]>
  read: (id: string) => Promise<T | undefined>
  forOwner: (seen: T, owner: Owner, at: Date) => T | undefined
  replace: (next: T, seen: T) => Promise<void>
}

type Sync = {
  readOwner: () => Promise<Owner | undefined>
  isLate: () => boolean
  now: () => Date
  outcome: { written: number; failure?: unknown }
}

/** Stores one offer as its owner's status asks; one that changed since is read again, and its owner too. */
const syncOffer = async <T extends { id: string }>(
  offer: T,
  owner: Owner,
  { read, forOwner, replace }: Kind<T>,
  { readOwner, now, outcome }: Sync,
): Promise<void> => {
  let isFirst = true
  await retryConflict(async () => {
    const [seen, by] = isFirst ? [offer, owner] : await Promise.all([read(offer.id), readOwner()])
    isFirst = false
    const next = seen && by && forOwner(seen, by, now())
    if (!next) return
    await replace(next, seen)
    outcome.written++
  })
}

/** Syncs every offer of a kind. One that fails stops no other. @returns whether all are in sync */
const syncKind = async <T extends { id: string }>(kind: Kind<T>, sync: Sync): Promise<boolean> => {
  let isDone = true
  for await (const page of kind.pages()) {
    // Read again for every page: the status may change while a large stock is processed.
    const owner = await sync.readOwner()
    if (!owner) return true
    await eachAtOnce(page, 10, async (offer) => {
      try {
        if (sync.isLate()) isDone = false
        else await syncOffer(offer, owner, kind, sync)
      } catch (error) {
        logger.error('an offer could not follow its owner’s status', error, { id: offer.id })
        sync.outcome.failure = error
        isDone = false
      }
    })
    if (sync.isLate()) return false
  }
  return isDone
}

/** The owner; undefined for a deleted account, whose removal takes care of its offers. */
const ownerOf = async (userId: string, deps: typeof syncOffersParts): Promise<Owner | undefined> => {
  const [user, dealer] = await Promise.all([deps.getUserById(userId), deps.findDealer(userId)])
  return user && user.status !== 'DELETED' ? { user, dealer } : undefined
}

const syncAll = async (userId: string, until: Date, deps: typeof syncOffersParts): Promise<boolean> => {
  const sync: Sync = {
    readOwner: () => ownerOf(userId, deps),
    isLate: () => deps.now() >= until,
    now: deps.now,
    outcome: { written: 0 },
  }
  const listings = syncKind(
    {
      pages: () => deps.ownedListingPages(userId),
      read: deps.getListingById,
      forOwner: listingForOwner,
      replace: (next, seen) => deps.replaceListing(next, seen),
    },
    sync,
  )
  // Beside them, since they are few and would else wait behind a large stock.
  const plates = syncKind(
    {
      pages: () => deps.ownedPlatePages(userId),
      read: deps.getPlateById,
      forOwner: plateForOwner,
      replace: (next, seen) => deps.replacePlate(next, seen),
    },
    sync,
  )
  const reviews = syncKind(
    {
      pages: async function* () {
        yield await deps.listOwnDealerReviews(userId)
      },
      read: deps.getDealerReviewById,
      forOwner: reviewForAuthor,
      replace: (next, seen) => deps.replaceDealerReview(next, seen),
    },
    sync,
  )
  // Those of a closed dealership are deleted and its team ends, also when the same person has opened another since.
  const reviewed = syncKind<DealerReviewRecord>(
    {
      pages: async function* () {
        yield await deps.listReviewsOf(userId)
      },
      read: deps.getDealerReviewById,
      forOwner: (seen, { dealer }) => (isKeptBy(dealer, seen) ? undefined : seen),
      replace: ({ id }) => deps.deleteReview(id),
    },
    sync,
  )
  const team = syncKind(teamOf(userId, deps), sync)
  const isDone = (await Promise.all([listings, plates, reviews, reviewed, team])).every(Boolean)
  if (sync.outcome.failure !== undefined && sync.outcome.written === 0) throw sync.outcome.failure
  return isDone
}

/**
 * Updates a user's offers to their account and dealer status: hidden while they are suspended or their dealership is not
 * verified, shown otherwise, and with the present name of the dealership. Reviews and the team of a closed dealership go. What is
 * not done by `until` is left to the job's next run, which also looks once more when the change is a minute old.
 * @returns whether nothing is left to do here
 * @throws the last failure, when something failed and nothing could be written
 */
export const syncOffers = async (userId: string, until: Date, deps = syncOffersParts): Promise<boolean> => {
  const [change, user] = await Promise.all([deps.getOfferSync(userId), deps.getUserById(userId)])
  // A deleted account's hides what it offers until its removal has removed that.
  if (!change || user?.status === 'DELETED') return true
  const startedAt = deps.now().getTime()
  if (!(await syncAll(userId, until, deps))) return false
  if (startedAt - Date.parse(change.at) < settledAfterMs) return false
  return deps.finishOfferSync(change)
}

// Half of a handler's ten seconds: nearly everybody's offers are in sync by then.
const syncsForMs = 5000

/** The same within the request of the change, which has succeeded already: failures and the rest are left to the job. */
export const syncOffersNow = async (userId: string, deps = { syncOffers, now }): Promise<void> => {
  try {
    await deps.syncOffers(userId, new Date(deps.now().getTime() + syncsForMs))
  } catch (error) {
    logger.error('the job has to finish the sync of somebody’s offers', error, { userId })
  }
}
