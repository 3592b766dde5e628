import type { ContactMessageView } from '#shared/schemas/contact-message.ts'
import type { LeadSide, LeadStatus } from '#shared/schemas/lead.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'
import type { QuoteStatus } from '#shared/schemas/quote.ts'
import type { ReportView } from '#shared/schemas/report.ts'
import type { UserStatus, VerificationStatus } from '#shared/schemas/user.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

// Every change of a status that is allowed, for each noun that has one. Anything else is a conflict.

/** An admin's moves of a listing (product decision: from a draft, none). */
const listingMoves: Record<ListingStatus, readonly ListingStatus[]> = {
  DRAFT: [],
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['REJECTED'],
  REJECTED: ['APPROVED'],
}

export const canMoveListing = (from: ListingStatus, to: ListingStatus): boolean =>
  listingMoves[from].includes(to)

/** An admin's moves of a plate, the same as of a listing (product decision). */
const plateMoves: Record<PlateStatus, readonly PlateStatus[]> = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['REJECTED'],
  REJECTED: ['APPROVED'],
}

export const canMovePlate = (from: PlateStatus, to: PlateStatus): boolean => plateMoves[from].includes(to)

/** An admin's moves of an application. A draft is its owner's alone. */
const applicationMoves: Record<SubmissionStatus, readonly SubmissionStatus[]> = {
  DRAFT: [],
  SUBMITTED: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  UNDER_REVIEW: ['APPROVED', 'REJECTED'],
  APPROVED: ['REJECTED'],
  REJECTED: ['APPROVED'],
}

export const canMoveApplication = (from: SubmissionStatus, to: SubmissionStatus): boolean =>
  applicationMoves[from].includes(to)

/** The same for a dealership that has sent no application: verified or not, but not twice. */
export const canMoveDealership = (
  from: VerificationStatus | null,
  to: Exclude<VerificationStatus, 'PENDING'>,
): boolean => from !== to

/** An active account can be suspended, and a suspended one restored. */
export const canMoveUser = (from: UserStatus, to: 'ACTIVE' | 'SUSPENDED'): boolean =>
  from === (to === 'SUSPENDED' ? 'ACTIVE' : 'SUSPENDED')

/** The other party of a lead. */
export const otherSide = (side: LeadSide): LeadSide => (side === 'buyer' ? 'seller' : 'buyer')

/** A lead is never new again; a closed one may be reopened. */
const leadMoves: Record<LeadStatus, readonly LeadStatus[]> = {
  NEW: ['CONTACTED', 'CLOSED'],
  CONTACTED: ['CLOSED'],
  CLOSED: ['CONTACTED'],
}

/** Whether a seller may set this status now; setting the present one again is always allowed. */
export const canMoveLead = (from: LeadStatus, to: LeadStatus): boolean =>
  from === to || leadMoves[from].includes(to)

/** A request for a quote goes on and never back; one that is over stays over, and can only be withdrawn by who asked. */
const quoteMoves: Record<QuoteStatus, readonly QuoteStatus[]> = {
  NEW: ['SENT', 'ANSWERED', 'CLOSED'],
  SENT: ['ANSWERED', 'CLOSED'],
  ANSWERED: ['CLOSED'],
  CLOSED: [],
}

export const canMoveQuote = (from: QuoteStatus, to: QuoteStatus): boolean => quoteMoves[from].includes(to)

type MessageStatus = ContactMessageView['status']

/** A message may go both ways between open and answered, so that a mistake can be taken back. */
export const canMoveMessage = (from: MessageStatus, to: MessageStatus): boolean => from !== to

/** A report is decided once; later doubts need a new report. */
export const canCloseReport = ({ status }: Pick<ReportView, 'status'>): boolean => status === 'OPEN'
