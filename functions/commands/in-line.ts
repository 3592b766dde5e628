import { isDeepStrictEqual } from 'node:util'
import type { DealerRecord } from '#functions/data/dealers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { canPost, mustAttachDocuments } from '#shared/rules/user.ts'

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
