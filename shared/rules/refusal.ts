import type { ListingReasonCode, PlateReasonCode } from '#shared/reference/moderation-codes.ts'
import { listingReasons, type ModeratedKind, reasonsOf } from '#shared/reference/moderation-reasons.ts'
import type { RejectionField } from '#shared/schemas/listing.ts'
import type { Label } from '#shared/constants/market.ts'

type Refusal<C> = { reasonCodes?: readonly C[] | undefined; rejectionReason?: string | undefined }

/**
 * The codes of a refusal. An admin who says nothing at all has refused something that waits because a review is required, and
 * something that is public because of a review of its content (spec, selling, section 4).
 */
export const refusalCodes = <C extends string>(
  from: string,
  { reasonCodes = [], rejectionReason }: Refusal<C>,
): (C | 'REVIEW_REQUIRED' | 'CONTENT_REVIEW')[] => {
  if (reasonCodes.length > 0 || rejectionReason) return [...reasonCodes]
  return [from === 'APPROVED' ? 'CONTENT_REVIEW' : 'REVIEW_REQUIRED']
}

/** The fields that a refused listing's reasons are about, where the admin names none: each field once. */
export const fieldsOfReasons = (codes: readonly ListingReasonCode[]): RejectionField[] => [
  ...new Set(codes.flatMap((code): readonly RejectionField[] => listingReasons[code].fields)),
]

/** Whether a document was wrong: those that were checked before then do not count any more. */
export const includesDocumentField = (fields: readonly RejectionField[]): boolean =>
  fields.includes('registrationCard') || fields.includes('idCard')

const aboutNumber: readonly string[] = ['NUMBER_TAKEN', 'WRONG_NUMBER'] satisfies PlateReasonCode[]

/** Whether a plate was refused for its number, which no change of the plate alters: another number is another plate. */
export const isAboutNumber = (codes: readonly string[]): boolean =>
  codes.some((code) => aboutNumber.includes(code))

type ReasonLabels = { code: string; name: Label; advice: Label }

/** The labels of reason codes, in their order; one that this version does not know is left out. */
export const reasonLabels = (kind: ModeratedKind, codes: readonly string[]): ReasonLabels[] => {
  const known: Readonly<Record<string, Omit<ReasonLabels, 'code'>>> = reasonsOf[kind]
  return codes.flatMap((code) => {
    const reason = known[code]
    return reason ? [{ code, name: reason.name, advice: reason.advice }] : []
  })
}
