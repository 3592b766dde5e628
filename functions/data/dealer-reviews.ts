import * as z from 'zod/mini'
import { adminDealerReview, ownDealerReview, type DealerReviewPlace } from '#shared/schemas/dealer-review.ts'
import { waitsSince } from '#shared/rules/dealer-review.ts'
import { id } from '#shared/schemas/ids.ts'
import { decisionNote } from '#shared/schemas/moderation.ts'
import { instant } from '#shared/schemas/text.ts'
import { moveCountWrites } from './counters.ts'
import { starsWrites } from './dealers.ts'
import { keys, partitions, timeSort } from './keys.ts'
import { type Page, pageOfIndex, searchByStatus } from './lists.ts'
import { queryItems } from './queries.ts'
import { checkWrite, deleteWrite, getItem, getItems, insertWrite, putWrite } from './table.ts'
import { transact, type Write } from './transact.ts'

/** A review of a dealership as the table keeps it. The names of both stand in their accounts alone. */
export const dealerReviewRecord = z.extend(ownDealerReview, {
  authorId: id('user'),
  /** The conversation that gave the right to write it. */
  leadId: id('lead'),
  answer: adminDealerReview.shape.answer,
  report: adminDealerReview.shape.report,
  decision: z.nullable(decisionNote),
  /** Its author is suspended. */
  isHidden: z.boolean(),
  /** When it was first published; null or absent while it never was, and of earlier releases. */
  publishedAt: z.optional(z.nullable(instant)),
  /** When it came to its present place in the lists of the admins. */
  placedAt: instant,
})
export type DealerReviewRecord = z.output<typeof dealerReviewRecord>

/** The name of the kept count of reviews about which something is to be decided. */
export const dealerReviewCounts = 'DEALER_REVIEWS'

/** Whether everybody sees a review. */
export const isShown = ({ status, isHidden }: DealerReviewRecord): boolean =>
  status === 'APPROVED' && !isHidden

/** The list of the admins that a review is in. Nothing is to be decided about a refused one: its answer waits until it is published again. */
export const placeOf = ({ status, answer, report }: DealerReviewRecord): DealerReviewPlace => {
  const hasOpenPart = answer?.status === 'PENDING' || report?.isOpen === true
  return status === 'PENDING' || (status === 'APPROVED' && hasOpenPart) ? 'OPEN' : status
}

/** The item of a review with the keys of its lists. */
export const toDealerReviewItem = (review: DealerReviewRecord) => ({
  ...keys.dealerReview(review.id),
  ...review,
  ownerPk: partitions.reviewsOf(review.dealerId, isShown(review)),
  ownerSk: timeSort(review.createdAt, review.id),
  statusPk: partitions.dealerReviews(placeOf(review)),
  statusSk: timeSort(review.placedAt, review.id),
})

const shownStars = (review: DealerReviewRecord | undefined): number | null =>
  review && isShown(review) ? review.stars : null

const openIn = (review: DealerReviewRecord | undefined): 'OPEN' | null =>
  review && placeOf(review) === 'OPEN' ? 'OPEN' : null

/**
 * Whether a profile counts the stars of a review: not when the dealership is closed, nor when the same person has opened it again since,
 * because the new profile begins without stars.
 */
export const isKeptBy = (
  dealer: { createdAt: string } | undefined,
  { createdAt }: Pick<DealerReviewRecord, 'createdAt'>,
): boolean => dealer !== undefined && dealer.createdAt <= createdAt

const opening = z.object({ createdAt: instant })

/** The writes that keep the stars of a dealership as one of its reviews changes. */
const starsMove = async (
  { dealerId, createdAt }: DealerReviewRecord,
  from: number | null,
  to: number | null,
): Promise<Write[]> => {
  if (from === to) return []
  const dealer = await getItem(keys.dealer(dealerId), opening)
  return isKeptBy(dealer, { createdAt }) ? starsWrites(dealerId, from, to) : []
}

const stored = z.object({ statusPk: z.string() })

/**
 * Whether a review is counted as open, read from its stored place: earlier releases placed refused reviews with a waiting answer among
 * the open ones.
 */
const countedIn = async (reviewId: string): Promise<'OPEN' | null> =>
  (await getItem(keys.dealerReview(reviewId), stored))?.statusPk === partitions.dealerReviews('OPEN')
    ? 'OPEN'
    : null

/** The writes that keep the stars of a dealership and the length of the queue as one of its reviews changes, or with no `next` goes. */
const countsWrites = async (
  seen: DealerReviewRecord,
  next: DealerReviewRecord | undefined,
): Promise<Write[]> => {
  const [stars, counted] = await Promise.all([
    starsMove(seen, shownStars(seen), shownStars(next)),
    countedIn(seen.id),
  ])
  return [...stars, ...moveCountWrites(dealerReviewCounts, counted, openIn(next))]
}

/** Stores somebody's first review of a dealership, with `together` in the same transaction. @throws AppError EDIT_CONFLICT when there is one */
export const insertDealerReview = async (
  review: DealerReviewRecord,
  together: readonly Write[],
): Promise<void> =>
  transact([
    insertWrite(
      { ...keys.ownDealerReview(review.authorId, review.dealerId), reviewId: review.id },
      'EDIT_CONFLICT',
    ),
    insertWrite(toDealerReviewItem(review)),
    ...(await starsMove(review, null, shownStars(review))),
    ...moveCountWrites(dealerReviewCounts, null, openIn(review)),
    ...together,
  ])

/** That a review is as it was seen, by its version. */
const asSeen = ({ version }: DealerReviewRecord) =>
  ({ if: 'version = :seen', values: { seen: version }, refuse: 'EDIT_CONFLICT' }) as const

/**
 * When a review came to its place in the lists of the admins. One that waits is not put behind the others, nor its wait begun anew, as
 * another part of it moves.
 */
const placedAtOf = (review: DealerReviewRecord, seen: DealerReviewRecord): string => {
  const waitsOn = placeOf(seen) === 'OPEN' && placeOf(review) === 'OPEN' && review.editedAt === seen.editedAt
  const since = waitsOn ? waitsSince(review) : undefined
  if (since === undefined) return review.placedAt
  return since > seen.placedAt ? since : seen.placedAt
}

/** The writes that store a review as it is now, as the next version; they fail when it changed since it was read. */
const replaceWrites = async (review: DealerReviewRecord, seen: DealerReviewRecord): Promise<Write[]> => {
  const placedAt = placedAtOf(review, seen)
  return [
    putWrite(toDealerReviewItem({ ...review, placedAt, version: seen.version + 1 }), asSeen(seen)),
    ...(await countsWrites(seen, review)),
  ]
}

/**
 * Stores a review as it is now, as the next version, with `together` in the same transaction.
 * @throws AppError EDIT_CONFLICT when it changed since it was read
 */
export const replaceDealerReview = async (
  review: DealerReviewRecord,
  seen: DealerReviewRecord,
  together: readonly Write[] = [],
): Promise<void> => transact([...(await replaceWrites(review, seen)), ...together])

/** The review of this id, or undefined. Strongly consistent. */
export const getDealerReviewById = (reviewId: string): Promise<DealerReviewRecord | undefined> =>
  getItem(keys.dealerReview(reviewId), dealerReviewRecord)

const live = { getDealerReviewById }

/** Deletes a review as it is now. @throws AppError EDIT_CONFLICT when it changes meanwhile */
export const deleteReview = async (reviewId: string, deps = live): Promise<void> => {
  const seen = await deps.getDealerReviewById(reviewId)
  if (!seen) return
  await transact([
    deleteWrite(keys.dealerReview(seen.id), asSeen(seen)),
    deleteWrite(keys.ownDealerReview(seen.authorId, seen.dealerId)),
    ...(await countsWrites(seen, undefined)),
  ])
}

const guard = z.object({ reviewId: z.string() })

/** Somebody's review of a dealership, or undefined. Strongly consistent. */
export const findOwnDealerReview = async (
  userId: string,
  dealerId: string,
): Promise<DealerReviewRecord | undefined> => {
  const found = await getItem(keys.ownDealerReview(userId, dealerId), guard)
  return found && getDealerReviewById(found.reviewId)
}

/**
 * The writes that take somebody's review of a dealership from everybody's sight as they join it, until an admin has looked at it again; a
 * refused one stays so. They fail with EDIT_CONFLICT when it is written or changes meanwhile.
 */
export const withholdReviewWrites = async (
  { userId, dealershipId }: { userId: string; dealershipId: string },
  at: Date,
): Promise<Write[]> => {
  const seen = await findOwnDealerReview(userId, dealershipId)
  if (!seen) {
    const none = { if: 'attribute_not_exists(pk)', refuse: 'EDIT_CONFLICT' } as const
    return [checkWrite(keys.ownDealerReview(userId, dealershipId), none)]
  }
  if (seen.status === 'REJECTED') return [checkWrite(keys.dealerReview(seen.id), asSeen(seen))]
  return replaceWrites({ ...seen, status: 'PENDING', placedAt: at.toISOString() }, seen)
}

/** All reviews that somebody has written; a day's limit, and that each needs a conversation, keep them few. */
export const listOwnDealerReviews = async (userId: string): Promise<DealerReviewRecord[]> => {
  const guards = await queryItems(
    { partition: partitions.user(userId), prefix: partitions.ownDealerReviewPrefix, consistent: true },
    guard,
  )
  return getItems(
    guards.map(({ reviewId }) => keys.dealerReview(reviewId)),
    dealerReviewRecord,
  )
}

/** A page of the reviews of a dealership that everybody sees, newest first. @throws AppError BAD_REQUEST for a cursor of another list */
export const listShownReviews = async (dealerId: string, page: Page) => {
  const { items, nextCursor } = await pageOfIndex('byOwner', partitions.reviewsOf(dealerId, true), page)
  return { reviews: items.map((item) => dealerReviewRecord.parse(item)), nextCursor }
}

/** Every review of a dealership, whatever became of it. The index may be a second behind. */
export const listReviewsOf = async (dealerId: string): Promise<DealerReviewRecord[]> => {
  const lists = [true, false].map((shown) =>
    queryItems({ index: 'byOwner', partition: partitions.reviewsOf(dealerId, shown) }, dealerReviewRecord),
  )
  return (await Promise.all(lists)).flat()
}

/**
 * A page of the reviews of a place in the admins' lists that `keep` says yes to: what waits oldest first, the others newest first.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchDealerReviews = async (
  place: DealerReviewPlace,
  page: Page,
  keep: (review: DealerReviewRecord) => boolean,
) => {
  const { items, nextCursor } = await searchByStatus(
    partitions.dealerReviews(place),
    { ...page, oldestFirst: place === 'OPEN' },
    (item) => dealerReviewRecord.parse(item),
    keep,
  )
  return { reviews: items, nextCursor }
}
