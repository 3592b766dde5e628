import { limits } from '#shared/constants/limits.ts'
import type { ApplicationField, DocumentType } from '#shared/reference/application-fields.ts'
import type {
  ApplicationReasonCode,
  DealerReviewReasonCode,
  ListingReasonCode,
  PlateReasonCode,
} from '#shared/reference/moderation-codes.ts'
import { listingReasons, reasonsOf } from '#shared/reference/moderation-reasons.ts'
import type { RejectionField } from '#shared/schemas/listing.ts'

export type ReviewedKind = 'listing' | 'plate' | 'application' | 'dealerReview'
export type ReasonCode = ListingReasonCode | PlateReasonCode | ApplicationReasonCode | DealerReviewReasonCode
export type RefusedField = RejectionField | ApplicationField | DocumentType

/** A refusal as far as it is written. */
export type Refusal = {
  codes: readonly ReasonCode[]
  /** The fields that it is about. */
  fields: readonly RefusedField[]
  text: string
  /** For the applicant too. */
  notes: string
}

export const emptyRefusal: Refusal = { codes: [], fields: [], text: '', notes: '' }

/** The fields of a reason unless the admin says otherwise; only those of a listing have some. */
const fieldsOf = (kind: ReviewedKind, code: ReasonCode): readonly RefusedField[] =>
  kind === 'listing' ? listingReasons[code as ListingReasonCode].fields : []

const documentFields: ReadonlySet<RefusedField> = new Set(['registrationCard', 'idCard'])
const isOnlyAboutDocuments = (kind: ReviewedKind, code: ReasonCode) => {
  const fields = fieldsOf(kind, code)
  return fields.length > 0 && fields.every((field) => documentFields.has(field))
}

/** The reasons to choose from, in the order they are offered: of the two general ones the fitting one. */
export const offeredCodes = (
  kind: ReviewedKind,
  { isLive, hasDocuments }: { isLive: boolean; hasDocuments: boolean },
): ReasonCode[] =>
  (Object.keys(reasonsOf[kind]) as ReasonCode[]).filter(
    (code) =>
      code !== (isLive ? 'REVIEW_REQUIRED' : 'CONTENT_REVIEW') &&
      (hasDocuments || !isOnlyAboutDocuments(kind, code)),
  )

/** The reason that is meant where an admin gives none (spec, selling, section 4), if this kind has one. */
export const defaultCode = (offered: readonly ReasonCode[]): ReasonCode | undefined =>
  offered.find((code) => code === 'REVIEW_REQUIRED' || code === 'CONTENT_REVIEW')

/** Chooses a reason with its fields, or takes both back; fields that another chosen reason is about stay. */
export const toggleCode = (kind: ReviewedKind, refusal: Refusal, code: ReasonCode): Refusal => {
  const { codes, fields } = refusal
  const own = fieldsOf(kind, code)
  if (codes.includes(code)) {
    const left = codes.filter((one) => one !== code)
    const needed = new Set(left.flatMap((one) => fieldsOf(kind, one)))
    return {
      ...refusal,
      codes: left,
      fields: fields.filter((field) => !own.includes(field) || needed.has(field)),
    }
  }
  if (codes.length >= limits.reasonCodes) return refusal
  return { ...refusal, codes: [...codes, code], fields: [...new Set([...fields, ...own])] }
}

/** Whether it gives a reason: nobody is refused without one. */
export const hasReason = ({ codes, text }: Refusal): boolean => codes.length > 0 || text.trim() !== ''

/** A refusal as the API takes it; fields and notes are sent where a kind has them. */
export type RefusalDecision = {
  status: 'REJECTED'
  reasonCodes: ReasonCode[]
  rejectionReason?: string
  rejectionFields?: RefusedField[]
  adminNotes?: string
}

export const toRefusalDecision = (kind: ReviewedKind, refusal: Refusal): RefusalDecision => {
  const text = refusal.text.trim()
  return {
    status: 'REJECTED',
    reasonCodes: [...refusal.codes],
    ...((kind !== 'application' || text) && { rejectionReason: text }),
    ...(kind !== 'plate' && kind !== 'dealerReview' && { rejectionFields: [...refusal.fields] }),
    ...(kind === 'application' && { adminNotes: refusal.notes.trim() }),
  }
}
