import { basename } from 'node:path/posix'
import { dealerReviewRecord } from '#functions/data/dealer-reviews.ts'
import { starsOf } from '#functions/data/dealers.ts'
import { rest, text } from '#functions/trust/invariants/item.ts'
import type { Violation } from '#functions/trust/invariants/store.ts'
import type { Check } from '#functions/trust/invariants/view.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import type { VerificationStatus } from '#shared/schemas/user.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

// I14: all records of a dealership agree on its verification.

const bad = (about: string, says: string): Violation => ({ invariant: 'I14', about, says })

/** The dealership's verification status for each application status; undefined for a draft. */
const standsFor: Record<SubmissionStatus, VerificationStatus | undefined> = {
  DRAFT: undefined,
  SUBMITTED: 'PENDING',
  UNDER_REVIEW: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
}

/** User, profile and suspension of a dealership agree, and nobody else has a profile. */
export const checkDealerships: Check = ({ users, dealers }) => {
  const found: Violation[] = []
  for (const user of users.values()) {
    const dealer = dealers.get(user.id)
    const isDealership = isDealershipSeller(user) && user.status !== 'DELETED'
    if (isDealership !== (dealer !== undefined))
      found.push(bad(user.id, isDealership ? 'has no profile' : 'is no dealership and has a profile'))
    const status = isDealershipSeller(user) ? user.verificationStatus : null
    if (user.verificationStatus !== status)
      found.push(bad(user.id, 'is no dealership and has a verification'))
    if (isDealership && user.isVerified !== (status === 'APPROVED'))
      found.push(bad(user.id, `isVerified is ${user.isVerified}, its verification ${status}`))
    if (!isDealership || !dealer) continue
    if (dealer.verificationStatus !== status)
      found.push(bad(user.id, `is ${status}, its profile ${dealer.verificationStatus}`))
    if (dealer.isSuspended !== (user.status === 'SUSPENDED'))
      found.push(bad(user.id, `is ${user.status}, its profile is suspended: ${dealer.isSuspended}`))
  }
  for (const { id } of dealers.values()) if (!users.has(id)) found.push(bad(id, 'is a profile of nobody'))
  return found
}

/** A dealership has one application, which its `ownSubmission` item names and which agrees with its verification status. */
export const checkApplications: Check = (view) => {
  const found: Violation[] = []
  const own = new Map(view.of('ownSubmission').map((item) => [rest(item['pk']), text(item, 'submissionId')]))
  for (const [userId, submissionId] of own)
    if (!view.submissions.has(submissionId))
      found.push(bad(userId, 'is led to an application that is not there'))
  for (const { id, userId, status } of view.submissions.values()) {
    if (own.get(userId) !== id) found.push(bad(userId, `has an application ${id} that nothing leads to`))
    const user = view.users.get(userId)
    const stands = standsFor[status]
    if (stands && user && user.status !== 'DELETED' && user.verificationStatus !== stands)
      found.push(bad(userId, `is ${user.verificationStatus}, its application ${status}`))
  }
  return found
}

/** The ids of a profile's logo and cover uploads. */
export const pictureIds = (dealer: { logoUrl: string | null; coverImageUrl: string | null }): string[] =>
  [dealer.logoUrl, dealer.coverImageUrl].filter((url) => url !== null).map((url) => basename(url))

/** I10: the stars of each dealership are those of its public reviews. */
export const checkStars: Check = (view) => {
  const reviews = view.of('dealerReview').map((item) => dealerReviewRecord.parse(item))
  return [...view.dealers.values()].flatMap((dealer) => {
    const must = [1, 2, 3, 4, 5].map(
      (stars) =>
        reviews.filter(
          (review) =>
            review.dealerId === dealer.id &&
            review.stars === stars &&
            review.status === 'APPROVED' &&
            !review.isHidden,
        ).length,
    )
    const [is, counted] = [starsOf(dealer).join(' '), must.join(' ')]
    return is === counted
      ? []
      : [
          {
            invariant: 'I10' as const,
            about: dealer.id,
            says: `its stars are kept as ${is} and counted as ${counted}`,
          },
        ]
  })
}
