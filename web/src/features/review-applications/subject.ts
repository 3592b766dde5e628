import type { AdminDealer } from '#shared/schemas/dealer.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import type { Target } from './api/decide.ts'
import type { PendingDealership } from './api/list-pending.ts'
import type { SentStatus } from './sent-status.ts'

/** A dealership under review: with the application that it has sent, or only as it has registered. */
export type Subject =
  | { kind: 'applied'; application: AdminSubmission }
  | { kind: 'registered'; user: PendingDealership }

export const nameOf = (subject: Subject): string =>
  subject.kind === 'applied'
    ? (subject.application.businessName ?? subject.application.owner.name)
    : dealershipName(subject.user)

/** What a registered dealership is called. */
export const dealershipName = ({
  companyName,
  username,
}: Pick<AdminUser, 'companyName' | 'username'>): string => companyName || username

/** What it is decided about by; a dealership that has not applied counts as one that waits (spec, section 3). */
export const statusOf = (subject: Subject): SentStatus => {
  // A draft never reaches an admin.
  if (subject.kind === 'applied') return subject.application.status as SentStatus
  return subject.user.isVerified ? 'APPROVED' : 'SUBMITTED'
}

export const targetOf = (subject: Subject): Target =>
  subject.kind === 'applied'
    ? {
        userId: subject.application.userId,
        application: { id: subject.application.id, version: subject.application.version },
      }
    : { userId: subject.user.id, application: null, standing: subject.user.standing }

/** The same for a row of the list of those that wait. */
export const targetOfPending = ({ id, standing, submission }: PendingDealership): Target =>
  submission
    ? { userId: id, application: { id: submission.id, version: submission.version } }
    : { userId: id, application: null, standing }

/** The same for a row of the list of all, which is decided about as it stands. */
export const targetOfDealer = ({ userId, standing }: AdminDealer): Target => ({
  userId,
  application: null,
  standing,
})

/** What the address calls a row of that list: its application, or where there is none itself. */
export const reviewIdOf = ({ id, submission }: PendingDealership): string => submission?.id ?? id

/** True of a dealership without an application that is not among those that wait: somebody has decided. */
export const hasLeft = (subject: Subject, pending: readonly PendingDealership[]): boolean =>
  subject.kind === 'registered' && !pending.some(({ id }) => id === subject.user.id)
