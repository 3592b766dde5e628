import { isDeepStrictEqual } from 'node:util'
import { type DealerRecord, findDealer } from '#functions/data/dealers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { canPost, mustAttachDocuments } from '#shared/rules/user.ts'
import { eachAtOnce, now, retryConflict } from '#functions/core/time.ts'
import { logger } from '#functions/core/logger.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { ownedListingPages } from '#functions/data/listing-lists.ts'
import { getPlateById, listOwnedPlates, replacePlate } from '#functions/data/plates.ts'
import { getStanding, settleStanding } from '#functions/data/standings.ts'

/** Somebody who offers things, and the profile of their dealership if they have one. */
export type Owner = { user: UserRecord; dealer: DealerRecord | undefined }

type Offer = { isHidden: boolean; dealer: ListingRecord['dealer']; version: number; updatedAt: string }

const standingOf = ({ user, dealer }: Owner): Pick<Offer, 'isHidden' | 'dealer'> => ({
  isHidden: user.status !== 'ACTIVE' || !canPost(user),
  dealer: dealer ? { id: dealer.id, slug: dealer.slug, businessName: dealer.businessName } : null,
})

/** With these parts and as the next version, or undefined when it has them already. */
const changed = <T extends Offer>(seen: T, parts: Partial<T>, at: Date): T | undefined => {
  const next = { ...seen, ...parts }
  return isDeepStrictEqual(next, seen)
    ? undefined
    : { ...next, updatedAt: at.toISOString(), version: seen.version + 1 }
}

/** A dealership's car needed no papers; a private person's does, and an admin has to see them. */
const lacksPapers = ({ dealer, documents, documentsChecked }: ListingRecord, { user }: Owner): boolean =>
  dealer !== null &&
  mustAttachDocuments(user) &&
  documentsChecked === null &&
  (documents.registrationCard === null || documents.idCard === null)

/** The listing as its owner stands now, or undefined when it is in line already. Pure. */
export const listingInLine = (seen: ListingRecord, owner: Owner, at: Date): ListingRecord | undefined => {
  const isReturned = (seen.status === 'APPROVED' || seen.status === 'PENDING') && lacksPapers(seen, owner)
  const returned = isReturned ? { status: 'DRAFT' as const, mustReview: true } : {}
  return changed(seen, { ...standingOf(owner), ...returned }, at)
}

/** The number plate as its owner stands now, or undefined when it is in line already. Pure. */
export const plateInLine = (seen: PlateRecord, owner: Owner, at: Date): PlateRecord | undefined =>
  changed(seen, standingOf(owner), at)

const live = {
  getStanding,
  settleStanding,
  getUserById,
  findDealer,
  ownedListingPages,
  getListingById,
  replaceListing,
  listOwnedPlates,
  getPlateById,
  replacePlate,
  now,
}

const atOnce = 10

// Longer than any request runs and any index lags: what somebody still stored while their standing changed is seen then.
const settledAfterMs = 60_000

type Kind<T> = {
  pages: () => AsyncIterable<T[]>
  read: (id: string) => Promise<T | undefined>
  inLine: (seen: T, owner: Owner, at: Date) => T | undefined
  replace: (next: T, seen: T) => Promise<void>
}

type Follow = { readOwner: () => Promise<Owner | undefined>; isLate: () => boolean; now: () => Date }

/** Brings one thing in line; one that changed since is read again, and its owner too. */
const bring = async <T extends { id: string }>(
  offer: T,
  owner: Owner,
  { read, inLine, replace }: Kind<T>,
  { readOwner, now }: Follow,
): Promise<void> => {
  let isFirst = true
  await retryConflict(async () => {
    const [seen, by] = isFirst ? [offer, owner] : await Promise.all([read(offer.id), readOwner()])
    isFirst = false
    const next = seen && by && inLine(seen, by, now())
    if (next) await replace(next, seen)
  })
}

/** Brings everything of a kind in line. One that fails stops no other. @returns whether all are */
const followKind = async <T extends { id: string }>(kind: Kind<T>, follow: Follow): Promise<boolean> => {
  let isDone = true
  for await (const page of kind.pages()) {
    // With every page: their standing may change while a large stock is gone through.
    const owner = await follow.readOwner()
    if (!owner) return true
    await eachAtOnce(page, atOnce, async (offer) => {
      try {
        if (follow.isLate()) isDone = false
        else await bring(offer, owner, kind, follow)
      } catch (error) {
        logger.error('something on offer does not follow its owner’s standing', error, { id: offer.id })
        isDone = false
      }
    })
    if (follow.isLate()) return false
  }
  return isDone
}

/** Somebody who deleted their account is left to its removal. */
const ownerOf = async (userId: string, deps: typeof live): Promise<Owner | undefined> => {
  const [user, dealer] = await Promise.all([deps.getUserById(userId), deps.findDealer(userId)])
  return user && user.status !== 'DELETED' ? { user, dealer } : undefined
}

const followAll = async (userId: string, until: Date, deps: typeof live): Promise<boolean> => {
  const follow = {
    readOwner: () => ownerOf(userId, deps),
    isLate: () => deps.now() >= until,
    now: deps.now,
  }
  const areListings = await followKind(
    {
      pages: () => deps.ownedListingPages(userId),
      read: deps.getListingById,
      inLine: listingInLine,
      replace: (next, seen) => deps.replaceListing(next, seen),
    },
    follow,
  )
  const arePlates = await followKind(
    {
      pages: async function* () {
        yield await deps.listOwnedPlates(userId)
      },
      read: deps.getPlateById,
      inLine: plateInLine,
      replace: (next, seen) => deps.replacePlate(next, seen),
    },
    follow,
  )
  return areListings && arePlates
}

/**
 * Brings everything that a user offers in line with how they stand now: hidden while they are suspended or their dealership is
 * not verified, shown otherwise, and named after the dealership as it is called. Whatever is not done by `until` is done by the
 * job's next run, which also looks once more when the change is a minute old.
 * @returns whether everything has followed for good
 */
export const followStanding = async (userId: string, until: Date, deps = live): Promise<boolean> => {
  const standing = await deps.getStanding(userId)
  if (!standing) return true
  const startedAt = deps.now().getTime()
  if (!(await followAll(userId, until, deps))) return false
  if (startedAt - Date.parse(standing.at) < settledAfterMs) return false
  return deps.settleStanding(standing)
}

// Half of a handler's ten seconds: nearly everybody's offers have followed by then.
const followsForMs = 5000

/** The same within the request of the change, which has succeeded already: whatever fails here or takes longer is the job's. */
export const followAtOnce = async (userId: string, deps = { followStanding, now }): Promise<void> => {
  try {
    await deps.followStanding(userId, new Date(deps.now().getTime() + followsForMs))
  } catch (error) {
    logger.error('the job has to bring somebody’s offers in line', error, { userId })
  }
}
