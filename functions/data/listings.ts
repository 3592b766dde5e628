import * as z from 'zod/mini'
import { checkWrite, deleteWrite, getItem, getItems, insertWrite, putWrite } from './table.ts'
import { keys, partitions } from './keys.ts'
import { listingRecord, type ListingRecord, toListingItem, toTombstone } from './listing-record.ts'
import { transact, type Write } from './transact.ts'
import { countMetric } from '#functions/core/logger.ts'
import { withdrawalWrites } from './appeals.ts'
import { chassisWrites } from './chassis-numbers.ts'
import { confirmationWrite } from './confirmations.ts'
import { figureWrites, moveCountWrites } from './counters.ts'
import { endCountsWrite, newCountsWrite } from './counts.ts'
import { markNames } from './viewers.ts'
import { type Page, searchByStatus } from './lists.ts'
import { deleteSeenWrite, replaceWrite } from './offer-item.ts'
import { publicationCheckWrite } from './publication-checks.ts'
import { claimStockNumber, freeStockNumber } from './stock-numbers.ts'
import { retentionWrite } from './retention.ts'
import { timedEndWrite } from './timed-ends.ts'
import { viewingsEndWrite } from './viewings-ends.ts'
import { documentsExpireAt } from '#shared/rules/retention.ts'
import { id, isIdOf } from '#shared/schemas/ids.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { queryItems } from './queries.ts'
import { instant } from '#shared/schemas/text.ts'

/** The name of the kept counts of listings by status. */
export const listingCounts = 'LISTINGS'

// A seller's whole stock is one answer; the largest dealers have hundreds of cars, not thousands.
const ownedAtMost = 2000

const slugGuard = z.object({ id: z.string() })

/** The listing of this id, or undefined. Strongly consistent. */
export const getListingById = async (listingId: string): Promise<ListingRecord | undefined> =>
  getItem(keys.listing(listingId), listingRecord)

/** The listing of this slug or id, or undefined. */
export const findListing = async (slugOrId: string): Promise<ListingRecord | undefined> => {
  if (isIdOf('listing', slugOrId)) return getListingById(slugOrId)
  const guard = await getItem(keys.slugGuard('listing', slugOrId), slugGuard, { consistent: false })
  return guard && getListingById(guard.id)
}

/** The ids of the listings with these slugs. */
export const findIdsBySlug = async (slugs: readonly string[]): Promise<string[]> => {
  const wanted = [...new Set(slugs)].map((slug) => keys.slugGuard('listing', slug))
  return (await getItems(wanted, slugGuard)).map((guard) => guard.id)
}

/** The listings of these ids that exist, by id; an id may be named twice. */
export const getListingsById = async (ids: readonly string[]): Promise<Map<string, ListingRecord>> => {
  const wanted = [...new Set(ids)].map((listingId) => keys.listing(listingId))
  return new Map((await getItems(wanted, listingRecord)).map((listing) => [listing.id, listing]))
}

/** Everything a user has listed, newest first. */
export const listOwnedListings = (ownerId: string): Promise<ListingRecord[]> =>
  queryItems(
    { index: 'byOwner', partition: partitions.ownedListings(ownerId), newestFirst: true },
    listingRecord,
    ownedAtMost,
  )

/**
 * One page of those listings in a status that `keep` says yes to, by creation time; see `searchByStatus`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const listListingsByStatus = async (
  status: ListingStatus,
  page: Page,
  keep: (listing: ListingRecord) => boolean,
) => {
  const partition = partitions.listingStatus(status)
  const { items, nextCursor } = await searchByStatus(
    partition,
    page,
    (item) => listingRecord.parse(item),
    keep,
  )
  return { listings: items, nextCursor }
}

const claimSlug = (listing: ListingRecord): Write =>
  insertWrite(
    { ...keys.slugGuard('listing', listing.slug ?? ''), id: listing.id },
    // Its end is random: another one at once is likelier than the same twice.
    'EDIT_CONFLICT',
  )

const present = (writes: readonly (Write | undefined)[]): Write[] =>
  writes.filter((write) => write !== undefined)

/** The first time that a car is sent to the admins or to the public, it counts among the cars of that day. */
const submittedWrites = (before: ListingRecord | undefined, after: ListingRecord | undefined): Write[] =>
  // Its address is made at that moment and stays.
  after?.slug && !before?.slug
    ? figureWrites(new Date(before ? after.updatedAt : after.createdAt), { listings: 1 })
    : []

/** The writes of the items that depend on a listing, by its old and new state and the time of the change; undefined means that it does not exist. */
const besideWrites = (
  before: ListingRecord | undefined,
  after: ListingRecord | undefined,
  at: string,
  isByFeed = false,
): (Write | undefined)[] => {
  const [was, is] = [before, after].map((listing) => listing && documentsExpireAt(listing))
  const listingId = (after ?? before)?.id ?? ''
  return [
    confirmationWrite(before, after),
    retentionWrite('LISTING', listingId, was ?? null, is ?? null),
    timedEndWrite('LISTING', listingId, before?.featuredUntil ?? null, after?.featuredUntil ?? null),
    publicationCheckWrite(before, after),
    viewingsEndWrite(before, after, at, isByFeed),
    ...chassisWrites(before, after),
    ...withdrawalWrites(before, after),
    ...submittedWrites(before, after),
  ]
}

/** For the operators' figures: the public sees it for the first time. */
const countPublished = (after: ListingRecord, before?: ListingRecord): void => {
  if (after.publishedAt && !before?.publishedAt) countMetric('ListingsPublished')
}

/** Stores a new listing with `together` in the same transaction. @throws AppError STOCK_NUMBER_TAKEN, or the refusal of a write */
export const insertListing = async (listing: ListingRecord, together: readonly Write[]): Promise<void> => {
  await transact(
    present([
      insertWrite(toListingItem(listing), 'EDIT_CONFLICT'),
      newCountsWrite(listing),
      listing.slug ? claimSlug(listing) : undefined,
      ...moveCountWrites(listingCounts, null, listing.status),
      ...besideWrites(undefined, listing, listing.createdAt),
      claimStockNumber(listing),
      ...together,
    ]),
  )
  countPublished(listing)
}

/**
 * Replaces a listing, provided nobody changed it since it was read as `seen`. `isByFeed`: its dealership has not looked at it.
 * @throws AppError EDIT_CONFLICT when somebody did, STOCK_NUMBER_TAKEN, or the refusal of a write in `together`
 */
export const replaceListing = async (
  listing: ListingRecord,
  seen: ListingRecord,
  together: readonly Write[] = [],
  isByFeed = false,
): Promise<void> => {
  await transact(
    present([
      replaceWrite(toListingItem(listing), seen.version),
      listing.slug && !seen.slug ? claimSlug(listing) : undefined,
      ...moveCountWrites(listingCounts, seen.status, listing.status),
      ...besideWrites(seen, listing, listing.updatedAt, isByFeed),
      freeStockNumber(seen, listing),
      claimStockNumber(listing, seen),
      ...together,
    ]),
  )
  countPublished(listing, seen)
}

/** A write that fails when a listing, or that there is none, is no longer as it was read. */
export const unchangedCheck = (listingId: string, seen: ListingRecord | undefined): Write =>
  checkWrite(
    keys.listing(listingId),
    seen ? { if: 'version = :seen', values: { seen: seen.version } } : { if: 'attribute_not_exists(pk)' },
  )

/** Deletes a listing as it was read, leaving a tombstone for the search feed. @throws AppError EDIT_CONFLICT */
export const deleteListingRecord = (
  seen: ListingRecord,
  at: Date,
  together: readonly Write[],
): Promise<void> =>
  transact(
    present([
      deleteSeenWrite(keys.listing(seen.id), seen.version),
      seen.publishedAt ? putWrite(toTombstone(seen, at)) : undefined,
      seen.slug ? deleteWrite(keys.slugGuard('listing', seen.slug)) : undefined,
      freeStockNumber(seen),
      ...moveCountWrites(listingCounts, seen.status, null),
      ...besideWrites(seen, undefined, at.toISOString()),
      ...deleteReviewedWrites(seen),
      endCountsWrite(seen, at, markNames(at)),
      ...together,
    ]),
  )

const outcomes = ['APPROVED', 'REJECTED'] as const

/** The listing as an admin saw it when they decided about it: the documents by their ids alone. */
const reviewed = z.extend(
  z.pick(listingRecord, { car: true, photos: true, video: true, documents: true, inspectionReport: true }),
  {
    status: z.enum(outcomes),
    at: instant,
    by: id('user'),
    // What was kept by the release before has no reasons.
    reasonCodes: z._default(listingRecord.shape.reasonCodes, []),
    rejectionReason: z._default(listingRecord.shape.rejectionReason, null),
  },
)
export type Reviewed = z.output<typeof reviewed>

type Decided = Pick<Reviewed, 'at' | 'by' | 'reasonCodes' | 'rejectionReason'>

/** A write, for the transaction of a decision, that keeps what was decided about, in place of the last that ended like it. */
export const reviewedWrite = (
  { id: listingId, car, photos, video, documents, inspectionReport }: ListingRecord,
  status: Reviewed['status'],
  decided: Decided,
): Write => {
  const item: Reviewed = {
    ...decided,
    status,
    car,
    photos,
    documents,
    ...(video && { video }),
    ...(inspectionReport && { inspectionReport }),
  }
  return putWrite({ ...keys.reviewed(listingId, status), ...item })
}

/** The writes, for the transaction that deletes a listing, that take what admins saw of it along. */
const deleteReviewedWrites = ({ id: listingId, decision }: ListingRecord): Write[] =>
  // Nobody has looked at it as long as nobody has decided.
  (decision ? outcomes : []).map((status) => deleteWrite(keys.reviewed(listingId, status)))

/** The listing as admins saw it when they last approved and last refused it, whatever of that there is. */
export const readReviewed = async (
  listingId: string,
): Promise<Partial<Record<Reviewed['status'], Reviewed>>> => {
  const snapshots = await getItems(
    outcomes.map((status) => keys.reviewed(listingId, status)),
    reviewed,
  )
  return Object.fromEntries(snapshots.map((snapshot) => [snapshot.status, snapshot]))
}
