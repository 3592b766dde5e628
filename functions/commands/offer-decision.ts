import { auditWrite, type Write } from '#functions/data/transact.ts'
import { trackWrite } from '#functions/data/reputation.ts'
import { decisionFigureWrites, moderatorWrites } from '#functions/data/counters.ts'
import { refusalCodes } from '#shared/rules/refusal.ts'
import { isOnOffer, type Availability } from '#shared/rules/availability.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

export type DecidedStatus = 'APPROVED' | 'REJECTED'

/** An admin's decision. `C` are the reason codes of the kind of item. */
export type DecisionInput<C extends string> = {
  status: DecidedStatus
  reasonCodes?: readonly C[] | undefined
  rejectionReason?: string | undefined
}

/** The admin who decides, and the time. */
export type Reviewer = { adminId: string; at: string }

type Offer = {
  id: string
  ownerId: string
  status: string
  publishedAt: string | null
  submittedAt: string | null
  version: number
}

/** The fields that an admin's decision changes in a listing or a plate. Pure. */
export const afterOfferDecision = <C extends string>(
  seen: Offer,
  said: DecisionInput<C>,
  { adminId, at }: Reviewer,
) => ({
  status: said.status,
  rejectionReason: said.status === 'REJECTED' ? said.rejectionReason || null : null,
  reasonCodes: said.status === 'REJECTED' ? refusalCodes(seen.status, said) : [],
  decision: { status: said.status, at, by: adminId },
  // It was against a decision that stands no longer.
  appeal: null as OwnAppeal | null,
  // What comes back is an ordinary offer: nobody chose it as it is then.
  ...(said.status === 'REJECTED' && { isFeatured: false, featuredUntil: null }),
  publishedAt: seen.publishedAt ?? (said.status === 'APPROVED' ? at : null),
  updatedAt: at,
  version: seen.version + 1,
})

/**
 * Whether its owner is told of a decision. Not of one that lets a sold offer be public again: it was sent back for the name that its page
 * shows, by which nothing is for sale anew. Pure.
 */
export const isNews = (
  seen: { status: string; availability: Availability },
  { status }: { status: DecidedStatus },
): boolean => !(status === 'APPROVED' && seen.status === 'PENDING' && seen.availability === 'SOLD')

/** What the news of an approval that answers an appeal says of it. Pure. */
export const grantedNews = (appeal: OwnAppeal | null) =>
  appeal && { isAppealGranted: true, ...(appeal.answer && { reason: appeal.answer }) }

type Decided = {
  status: string
  isHidden: boolean
  availability: Availability
  rejectionReason: string | null
  reasonCodes: string[]
  appeal: OwnAppeal | null
}

/** What the news of a decision says of who saw the offer before, or finds it now. */
const sightNews = (seen: Pick<Offer, 'status'>, { status, isHidden, availability }: Decided) => ({
  ...(seen.status === 'APPROVED' && { wasPublic: true }),
  ...(status === 'APPROVED' && (isHidden || !isOnOffer(availability)) && { isOutOfSight: true }),
})

/** What the news of a decision says besides the car or plate that it is about. Pure. */
export const decisionNews = (seen: Pick<Offer, 'status'>, offer: Decided) => ({
  // A decision leaves no other appeal than the one that it grants.
  ...grantedNews(offer.appeal),
  ...sightNews(seen, offer),
  ...(offer.rejectionReason && { reason: offer.rejectionReason }),
  ...(offer.reasonCodes.length > 0 && { reasonCodes: offer.reasonCodes }),
})

type DecisionDetail = {
  status: DecidedStatus
  reasonCodes: readonly string[]
  rejectionFields?: readonly string[]
}

type Act = Reviewer & { auditId: string; action: 'listing.status' | 'plate.status' }

/** Codes as a detail of an audit record, or none. */
export const listed = (name: string, codes: readonly string[] = []) =>
  codes.length > 0 ? { [name]: codes.join(' ') } : {}

/**
 * The writes of a decision besides its own: the audit record, its owner's count, and the charts'. Only what waited for a decision has a time
 * that it waited.
 */
export const decisionWrites = (
  { auditId, adminId, at, action }: Act,
  seen: Offer,
  { status, reasonCodes, rejectionFields }: DecisionDetail,
): Write[] => [
  auditWrite({
    id: auditId,
    at,
    actorId: adminId,
    action,
    subject: seen.id,
    detail: {
      from: seen.status,
      to: status,
      version: String(seen.version),
      ...listed('codes', reasonCodes),
      ...listed('fields', rejectionFields),
    },
  }),
  trackWrite(seen.ownerId, status === 'APPROVED' ? 'approved' : 'rejected'),
  ...decisionFigureWrites(new Date(at), status, seen.status === 'PENDING' ? seen.submittedAt : null),
  ...moderatorWrites(adminId, 'decisions', new Date(at), seen.status === 'PENDING' ? seen.submittedAt : null),
]
