import { isDeepStrictEqual } from 'node:util'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { toAdminName } from '#functions/data/user-views.ts'
import type { Reviewed } from '#functions/data/reviewed-listings.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { ReviewedListing } from '#shared/schemas/listing.ts'
import { photoUrl } from '#shared/schemas/upload.ts'

/** Documents that were deleted since are gone from the listing, which keeps the time of the decision that they were checked for. */
const hasSameDocuments = ({ documents, at }: Reviewed, now: ListingRecord): boolean => {
  const isRemoved = now.documents.registrationCard === null && now.documents.idCard === null
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
  hasSameDocuments: hasSameDocuments(snapshot, now),
})
