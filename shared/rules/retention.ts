import {
  limits,
  oneTimeCodes,
  passkeyChallengeSeconds,
  signInCodes,
  signInTicketSeconds,
} from '#shared/constants/limits.ts'
import { refreshTokenDays, sessionLimits } from '#shared/constants/sessions.ts'
import { confirmationDays, sellingLimits, staffLimits } from '#shared/constants/selling-limits.ts'
import { daysAfter } from '#shared/rules/days-after.ts'
import { documentsIn } from '#shared/rules/listing.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

/** Days that private documents are kept (reliability.md, section 7). */
export const retentionDays = {
  /** A listing's, after the decision about it. */
  listing: 30,
  /** A draft's, after its last change. */
  draft: 30,
  /** A dealership's, after it stopped being verified. */
  application: 90,
} as const

/**
 * The retention of the audit log in days: two years, no longer than needed. The table then deletes a record by itself, so the
 * chain is checked from the oldest record that is left; only exports can show the records before it.
 */
export const auditKeptDays = 730

/** Days for which a person's archive of their own data can be fetched. The bucket's own rule ends it after a week at the latest. */
export const archiveKeptDays = 3

/** Days after which a file that nothing uses is erased. */
export const unusedFileDays = 1

/**
 * Days after which an item goes by itself, by its kind (`functions/trust/invariants/kinds.ts`): from when it was made or, of what
 * people talk about, last used. What stays as long as its owner's account, and the documents above, are not here.
 */
export const keptDays = {
  lead: limits.lead.keptDays,
  leadMessage: limits.lead.keptDays,
  /** For people who look in twice a year. */
  notification: 180,
  /** Prices of insurance and loans are new ones long before; who was answered has their contract. */
  quote: 180,
  /** That somebody was told something, so that nobody is told twice. */
  told: 180,
  /** An email that could not be sent, which holds addresses and perhaps the secret of a link; one that was sent goes at once. */
  mail: 3,
  /** Then the address may be somebody else's. */
  mailStop: 365,
  /** The link of an email to a new password: an hour. */
  passwordReset: 1 / 24,
  passwordChange: 1,
  session: refreshTokenDays,
  devices: sessionLimits.deviceDays,
  /** That two accounts were in one browser: people change and pass on devices. */
  sharedBrowser: 180,
  /** With the link beside it; the code itself ends after half an hour. */
  oneTimeCode: oneTimeCodes.linkSeconds / 86_400,
  signInCode: signInCodes.seconds / 86_400,
  passkeyChallenge: passkeyChallengeSeconds / 86_400,
  signInTicket: signInTicketSeconds / 86_400,
  /** The address of somebody who was invited to a team, and the hash of a link. */
  invitation: staffLimits.invitationDays,
  /** That somebody worked for a dealership: as long as a conversation gives the right to review it. */
  formerEmployment: limits.dealerReview.withinDays,
  availabilityLink: confirmationDays.pauseAfter + confirmationDays.linkKept,
  import: sellingLimits.import.keptDays,
  importRow: sellingLimits.import.keptDays,
  /** That a person was counted for a car: who comes back after a month counts again. */
  counted: 30,
  viewers: 35,
  viewSecret: 35,
  networkPlace: 2,
  /** A year of charts, and a little to compare with the year before. */
  monthCounts: 400,
  listingDay: 400,
  sellerDay: 400,
  /** What is typed in the wizard and not saved, after the last change. */
  workingCopy: retentionDays.draft,
  /** What each admin did: the figures show ninety days. */
  moderatorDay: 91,
  /** Three months on, the same person may well see something else that is wrong with a car. */
  reported: 90,
  /** Of the contact form, once it is answered: long enough for what follows an answer. */
  contactMessage: 365,
  /** That two cars were reported for the same photo: by then one of them has long been sold. */
  samePhoto: 365,
  /** That the same request makes nothing twice. */
  created: 1,
  createdPlate: 1,
  /** One request about a car or plate in a day; what else there is to say belongs into its conversation. */
  contacted: 1,
  contactedBy: 1,
  rateLimit: 1,
  /** A name that somebody gave up, which nobody else may take meanwhile. */
  usernameGuard: 180,
  /** Who is reviewing something; an open review says so again and again. */
  reviewClaim: limits.reviewClaim.minutes / 1440,
  /** That something is gone, for the search. */
  tombstone: 2,
  audit: auditKeptDays,
} as const

/** The same in whole seconds, as the table counts. */
export const keptSeconds = (kind: keyof typeof keptDays): number => Math.round(keptDays[kind] * 86_400)

const latest = (...instants: Date[]): Date => new Date(Math.max(...instants.map((at) => at.getTime())))

type ListingDocuments = {
  status: ListingStatus
  documents: Parameters<typeof documentsIn>[0]
  decision: { at: string } | null
  appeal: Pick<OwnAppeal, 'status' | 'answeredAt'> | null
  updatedAt: string
}

/**
 * The time when the documents of a listing are due for deletion. Null while an admin still needs them, for a decision or for
 * the answer to an appeal, and when there are none. An upheld refusal is decided a second time.
 */
export const documentsExpireAt = ({
  status,
  documents,
  decision,
  appeal,
  updatedAt,
}: ListingDocuments): Date | null => {
  if (documentsIn(documents).length === 0) return null
  switch (status) {
    case 'PENDING':
      return null
    case 'DRAFT':
      return daysAfter(updatedAt, retentionDays.draft)
    case 'APPROVED':
      return daysAfter(decision?.at ?? updatedAt, retentionDays.listing)
    case 'REJECTED': {
      if (appeal?.status === 'OPEN') return null
      const decidedAt = appeal?.answeredAt ?? decision?.at ?? updatedAt
      const refusedUntil = daysAfter(decidedAt, retentionDays.listing)
      // A seller who is correcting a refused listing may have uploaded documents anew.
      return updatedAt > decidedAt
        ? latest(refusedUntil, daysAfter(updatedAt, retentionDays.draft))
        : refusedUntil
    }
  }
}

type Application = {
  status: SubmissionStatus
  /** The number of its documents. */
  documentCount: number
  decision: { at: string } | null
  appeal: Pick<OwnAppeal, 'status' | 'answeredAt'> | null
  /** Whether a refused dealership has begun to change it. */
  isBeingChanged: boolean
  updatedAt: string
}

/**
 * The time when the documents of a dealership's application are due for deletion. Null while they wait for a decision or prove
 * that a dealership is verified, and when there are none.
 */
export const documentsDueAt = (application: Application): Date | null => {
  const { status, documentCount, decision, appeal, isBeingChanged, updatedAt } = application
  if (documentCount === 0) return null
  switch (status) {
    case 'SUBMITTED':
    case 'UNDER_REVIEW':
    case 'APPROVED':
      return null
    case 'DRAFT':
      return daysAfter(updatedAt, retentionDays.draft)
    case 'REJECTED': {
      if (appeal?.status === 'OPEN') return null
      const refusedUntil = daysAfter(
        appeal?.answeredAt ?? decision?.at ?? updatedAt,
        retentionDays.application,
      )
      return isBeingChanged ? latest(refusedUntil, daysAfter(updatedAt, retentionDays.draft)) : refusedUntil
    }
  }
}
