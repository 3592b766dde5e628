import { limits } from '#shared/constants/limits.ts'
import type { DealerReviewStatus } from '#shared/schemas/dealer-review.ts'
import { isEstablished, type Reputation } from './reputation.ts'

/** Whether somebody may review a dealership, or why not; of several reasons the first that they cannot change. */
export const dealerReviewRights = [
  'YES',
  'OWN',
  'NO_CONTACT',
  'TOO_LATE',
  'TOO_EARLY',
  'UNCONFIRMED',
  'TOO_NEW',
] as const
export type DealerReviewRight = (typeof dealerReviewRights)[number]

/** What a person has had to do with a dealership. */
type Dealing = {
  /** It is theirs, they work for it, or their account and one of its people’s are linked. */
  isOwn: boolean
  /** When they first wrote about each of its cars, where it has answered. */
  answered: readonly string[]
  isEmailConfirmed: boolean
  reputation: Reputation
}

const hourMs = 3_600_000

/** Whether a person with such dealings may write a review, or change theirs, at a time. */
export const dealerReviewRightOf = (
  { isOwn, answered, isEmailConfirmed, reputation }: Dealing,
  at: Date,
): DealerReviewRight => {
  if (isOwn) return 'OWN'
  if (answered.length === 0) return 'NO_CONTACT'
  const { afterHours, withinDays } = limits.dealerReview
  const hours = answered.map((contact) => (at.getTime() - Date.parse(contact)) / hourMs)
  const fresh = hours.filter((passed) => passed <= withinDays * 24)
  if (fresh.length === 0) return 'TOO_LATE'
  if (fresh.every((passed) => passed < afterHours)) return 'TOO_EARLY'
  if (!isEmailConfirmed) return 'UNCONFIRMED'
  return isEstablished(reputation) ? 'YES' : 'TOO_NEW'
}

/** How many reviews gave one star, two, and so on to five. */
export type Stars = readonly [number, number, number, number, number]

/** The number of reviews, and their average to one decimal: null while there are too few to say anything. */
export const ratingOf = (stars: Stars): { reviewCount: number; rating: number | null } => {
  const reviewCount = stars.reduce((sum, count) => sum + count, 0)
  if (reviewCount < limits.dealerReview.averageFrom) return { reviewCount, rating: null }
  const points = stars.reduce((sum, count, place) => sum + count * (place + 1), 0)
  return { reviewCount, rating: Math.round((points / reviewCount) * 10) / 10 }
}

/** How a review shows its author: the first name and an initial, which no two people of a family share with everybody. */
export const reviewerName = ({ firstName, lastName }: { firstName: string; lastName: string }): string => {
  const [initial] = new Intl.Segmenter().segment(lastName.trim())
  return [firstName.trim().split(/\s+/)[0], initial && `${initial.segment}.`].filter(Boolean).join(' ')
}

type Answer = { status: DealerReviewStatus; at: string }
type Reviewed = { status: DealerReviewStatus; editedAt: string; answer: Answer | null }

/** Whether a dealership may answer a review: once, anew where its answer was refused or the review has changed since. */
export const canAnswerReview = ({ status, editedAt, answer }: Reviewed): boolean =>
  status === 'APPROVED' && (answer === null || answer.status === 'REJECTED' || answer.at < editedAt)

/** Whether a dealership may report a review: once, and anew where it has changed since. */
export const canReportReview = ({
  status,
  editedAt,
  report,
}: Pick<Reviewed, 'status' | 'editedAt'> & { report: { at: string } | null }): boolean =>
  status === 'APPROVED' && (report === null || report.at < editedAt)

/** Since when the oldest part of a review waits for an admin; undefined where none does. */
export const waitsSince = ({
  status,
  editedAt,
  answer,
  report,
}: Reviewed & { report: { at: string; isOpen: boolean } | null }): string | undefined =>
  [
    ...(status === 'PENDING' ? [editedAt] : []),
    ...(answer?.status === 'PENDING' ? [answer.at] : []),
    ...(report?.isOpen ? [report.at] : []),
  ].toSorted()[0]

/** Whether an admin may decide so about a review, or about an answer; to publish what is public closes an open report. */
export const canMoveReview = (
  from: DealerReviewStatus,
  to: Exclude<DealerReviewStatus, 'PENDING'>,
  isReported: boolean,
): boolean => from !== to || (to === 'APPROVED' && isReported)
