import { now } from '#functions/core/time.ts'
import { type DealerRecord, starsOf } from '#functions/data/dealers.ts'
import type { SubmissionRecord } from '#functions/data/submission-record.ts'
import type { AdminDealer, DealerCard, Storefront } from '#shared/schemas/dealer.ts'
import { ratingOf } from '#shared/rules/dealer-review.ts'
import { qatarYearsBetween } from '#shared/rules/qatar-day.ts'

/** What its application said, and the full years since then; null while nobody said. */
const yearsOf = ({ yearsInBusiness, appliedAt }: DealerRecord, at: Date): number | null =>
  yearsInBusiness !== null && appliedAt !== null
    ? yearsInBusiness + qatarYearsBetween(new Date(appliedAt), at)
    : yearsInBusiness

const toFace = (dealer: DealerRecord, at = now()): Omit<DealerCard, 'carsAvailable'> => {
  const {
    createdAt: _createdAt,
    hours: _hours,
    version: _version,
    standing: _standing,
    isSuspended: _isSuspended,
    appliedAt: _appliedAt,
    stars1: _stars1,
    stars2: _stars2,
    stars3: _stars3,
    stars4: _stars4,
    stars5: _stars5,
    ...face
  } = dealer
  return { ...face, yearsInBusiness: yearsOf(dealer, at), ...ratingOf(starsOf(dealer)) }
}

/** A dealership as visitors see it; `carsAvailable` is counted by search. */
export const toDealerCard = (dealer: DealerRecord, carsAvailable: number, at?: Date): DealerCard => ({
  ...toFace(dealer, at),
  carsAvailable,
})

/** A dealership in the admins' list. A draft of an application is its own business. */
export const toAdminDealer = (
  dealer: DealerRecord,
  submission: Pick<SubmissionRecord, 'id' | 'status'> | undefined,
): AdminDealer => ({
  ...toFace(dealer),
  userId: dealer.id,
  standing: dealer.standing,
  isSuspended: dealer.isSuspended,
  appliedAt: dealer.appliedAt,
  ...(dealer.revokedAt && { revokedAt: dealer.revokedAt }),
  createdAt: dealer.createdAt,
  submissionId: submission && submission.status !== 'DRAFT' ? submission.id : null,
})

/** A dealership as its owner edits it. */
export const toStorefront = (dealer: DealerRecord): Storefront => ({
  slug: dealer.slug,
  businessName: dealer.businessName,
  businessNameAr: dealer.businessNameAr ?? '',
  city: dealer.city,
  area: dealer.area ?? '',
  description: dealer.description,
  secondDescription: dealer.secondDescription ?? '',
  phoneNumber: dealer.phoneNumber,
  whatsappNumber: dealer.whatsappNumber,
  website: dealer.website ?? '',
  address: dealer.address,
  hours: dealer.hours,
  logoUrl: dealer.logoUrl,
  coverImageUrl: dealer.coverImageUrl,
  version: dealer.version,
})
