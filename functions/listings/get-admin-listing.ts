import { isDeepStrictEqual } from 'node:util'
import { readCounts } from '#functions/data/counts.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { toAdminName } from '#functions/data/user-views.ts'
import { readCheck } from '#functions/data/publication-checks.ts'
import { readReviewed, type Reviewed, getListingById } from '#functions/data/listings.ts'
import { getUsersById, type UserRecord } from '#functions/data/users.ts'
import type { ReviewedListing } from '#shared/schemas/reviewed-listing.ts'
import { documentsIn, replacedDocuments } from '#shared/rules/listing.ts'
import { photoUrl } from '#shared/constants/photos.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { findOthersWithChassis } from '#functions/commands/same-chassis.ts'
import { toReported } from '#functions/data/reports.ts'
import { getUploads } from '#functions/data/uploads.ts'
import { toAdminListing } from './views.ts'
import { getAdminListing as route } from '#shared/api/admin.ts'

/** Documents that were deleted since are gone from the listing, which keeps the time of the decision that they were checked for. */
const hasSameDocuments = ({ documents, inspectionReport, at }: Reviewed, now: ListingRecord): boolean => {
  if (inspectionReport?.id !== now.inspectionReport?.id) return false
  const isRemoved = documentsIn(now.documents).length === 0
  return isDeepStrictEqual(documents, now.documents) || (isRemoved && now.documentsChecked?.at === at)
}

/**
 * The state of a listing that an admin saw when they decided about it, to be compared with the present one.
 * @param present the ids of those photos that still exist
 */
export const toReviewedListing = (
  snapshot: Reviewed,
  now: ListingRecord,
  present: ReadonlySet<string>,
  admin: UserRecord | undefined,
): ReviewedListing => ({
  status: snapshot.status,
  at: snapshot.at,
  by: toAdminName(admin),
  car: snapshot.car,
  photos: snapshot.photos.map(({ id, placeholder }) => ({
    id,
    placeholder,
    imageUrl: present.has(id) ? photoUrl(id) : null,
  })),
  hasSameVideo: snapshot.video?.id === now.video?.id,
  hasSameDocuments: hasSameDocuments(snapshot, now),
  replacedDocuments: replacedDocuments(snapshot.documents, now.documents),
  reasonCodes: snapshot.reasonCodes,
  rejectionReason: snapshot.rejectionReason,
})

const live = {
  getListingById,
  readReviewed,
  readCheck,
  findOthersWithChassis,
  getUploads,
  getUsersById,
  readCounts,
}

/** A listing for review, with its states when admins last approved and last refused it. */
export const getAdminListing = async ({ params }: Input<typeof route>, deps = live) => {
  const [listing, { APPROVED: approved, REJECTED: rejected }, check] = await Promise.all([
    deps.getListingById(params.id),
    deps.readReviewed(params.id),
    deps.readCheck(params.id),
  ])
  if (!listing) throw new AppError('LISTING_NOT_FOUND')
  const others = await deps.findOthersWithChassis(listing)
  const snapshots = [approved, rejected].flatMap((snapshot) => snapshot ?? [])
  const photoIds = snapshots.flatMap(({ photos }) => photos.map(({ id }) => id))
  const userIds = [
    listing.ownerId,
    listing.decision?.by,
    ...snapshots.map(({ by }) => by),
    ...others.map(({ ownerId }) => ownerId),
  ]
  const [counts, uploads, users] = await Promise.all([
    deps.readCounts(listing),
    deps.getUploads([...new Set(photoIds)]),
    deps.getUsersById([...new Set(userIds.filter((id) => id !== undefined))]),
  ])
  const owner = users.get(listing.ownerId)
  if (!owner) throw new AppError('LISTING_NOT_FOUND')
  const present = new Set(uploads.filter(({ state }) => state === 'READY').map(({ id }) => id))
  const viewOf = (snapshot: typeof approved) =>
    snapshot ? toReviewedListing(snapshot, listing, present, users.get(snapshot.by)) : null
  return {
    listing: toAdminListing(
      { ...listing, ...counts, ...(check?.status === 'OPEN' && { check }) },
      owner,
      users.get(listing.decision?.by ?? ''),
    ),
    approved: viewOf(approved),
    rejected: viewOf(rejected),
    ...(others.length > 0 && {
      sameChassis: others.map((other) => ({
        listing: toReported(other),
        seller: users.get(other.ownerId)?.username ?? '',
        isSameSeller: other.ownerId === listing.ownerId,
      })),
    }),
  }
}

export const handler = provenHandler(route, getAdminListing)
