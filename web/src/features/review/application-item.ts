import type { AdminDealer } from '#shared/schemas/dealer.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import type { AdminSubmission } from '#shared/schemas/verification.ts'
import type { DecisionTarget, PendingDealership, SentStatus } from '#web/entities/application/queries.ts'
import type { Reviewed } from '#web/entities/review/change-since.ts'

/** A dealership under review: with the application that it has sent, or only as it has registered. */
export type ApplicationItem = Reviewed & {
  /** Of one that is decided about by its `standing`: the id of an application has another version, that of a user other acts. */
  actId?: string
  name: string
  status: SentStatus
  target: DecisionTarget
  /** Null for one that has sent none, and in a row of those that wait. */
  application: AdminSubmission | null
  /** The row of those that wait; null for an application of another list. */
  pending: PendingDealership | null
}

/** An application under review. A draft never reaches an admin. */
export const applicationItem = (application: AdminSubmission): ApplicationItem => ({
  id: application.id,
  version: application.version,
  status: application.status as SentStatus,
  decision: application.decision,
  name: application.businessName ?? application.owner.name,
  target: {
    userId: application.userId,
    application: { id: application.id, version: application.version },
  },
  application,
  pending: null,
})

/** A dealership that waits, named in the address by its application, or where there is none by itself. */
export const pendingItem = (row: PendingDealership): ApplicationItem => {
  const { id, standing, submission, isVerified } = row
  const both = { decision: null, application: null, pending: row }
  if (submission)
    return {
      ...both,
      id: submission.id,
      version: submission.version,
      status: submission.status as SentStatus,
      name: submission.businessName ?? dealershipName(row),
      target: { userId: id, application: { id: submission.id, version: submission.version } },
    }
  return {
    ...both,
    id,
    actId: dealershipActId(id),
    version: standing,
    // One that has not applied counts as one that waits (spec, section 3).
    status: isVerified ? 'APPROVED' : 'SUBMITTED',
    name: dealershipName(row),
    target: { userId: id, application: null, standing },
  }
}

const dealershipActId = (userId: string): string => `dealer:${userId}`

const dealershipName = ({ companyName, username }: Pick<AdminUser, 'companyName' | 'username'>): string =>
  companyName || username

/** A row of all dealerships, which is decided about as it was seen; named as in the other lists. */
export const dealerItem = (dealer: AdminDealer): ApplicationItem => {
  const { userId, standing, submissionId, businessName, verificationStatus } = dealer
  return {
    id: submissionId ?? userId,
    actId: dealershipActId(userId),
    version: standing,
    status: verificationStatus === 'PENDING' ? 'SUBMITTED' : verificationStatus,
    decision: null,
    name: businessName,
    target: { userId, application: null, standing },
    application: null,
    pending: null,
  }
}

/** The names of an application's documents. */
export const applicationDocuments = ({ application, pending }: ApplicationItem): string[] =>
  (application ?? pending?.submission)?.documents.map(({ documentUrl }) =>
    documentUrl.slice(documentUrl.lastIndexOf('/') + 1),
  ) ?? []
