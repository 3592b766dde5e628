import type { ListingReasonCode, PlateReasonCode } from '#shared/reference/moderation-codes.ts'
import { listingReasons, reasonsOf } from '#shared/reference/moderation-reasons.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RejectionField } from '#shared/schemas/listing.ts'

export type RefusedKind = 'listing' | 'plate'
export type RefusalCode = ListingReasonCode | PlateReasonCode

/** A refusal as far as it is written. */
export type Refusal = {
  codes: readonly RefusalCode[]
  /** What of a listing it is about. */
  fields: readonly RejectionField[]
  text: string
}

export const emptyRefusal: Refusal = { codes: [], fields: [], text: '' }

/** What a reason is about unless the admin says otherwise; only a listing has fields. */
const fieldsOf = (code: RefusalCode): readonly RejectionField[] =>
  code in listingReasons ? listingReasons[code as ListingReasonCode].fields : []

const papers: ReadonlySet<RejectionField> = new Set(['registrationCard', 'idCard'])
const isAboutPapers = (code: RefusalCode) => {
  const fields = fieldsOf(code)
  return fields.length > 0 && fields.every((field) => papers.has(field))
}

/** The reasons that a thing can be refused for, in the order they are offered: of the two general ones the fitting one. */
export const offeredCodes = (
  kind: RefusedKind,
  { isLive, hasPapers }: { isLive: boolean; hasPapers: boolean },
): RefusalCode[] =>
  (Object.keys(reasonsOf[kind]) as RefusalCode[]).filter(
    (code) =>
      code !== (isLive ? 'REVIEW_REQUIRED' : 'CONTENT_REVIEW') &&
      (kind === 'plate' || hasPapers || !isAboutPapers(code)),
  )

/** Chooses a reason with its fields, or takes both back; fields that another chosen reason is about stay. */
export const toggleCode = (refusal: Refusal, code: RefusalCode): Refusal => {
  const { codes, fields } = refusal
  if (codes.includes(code)) {
    const left = codes.filter((one) => one !== code)
    const needed = new Set(left.flatMap(fieldsOf))
    const own = fieldsOf(code)
    return {
      ...refusal,
      codes: left,
      fields: fields.filter((field) => !own.includes(field) || needed.has(field)),
    }
  }
  if (codes.length >= limits.reasonCodes) return refusal
  return { ...refusal, codes: [...codes, code], fields: [...new Set([...fields, ...fieldsOf(code)])] }
}

/** Whether it says anything: a seller is never refused without a reason. */
export const saysWhy = ({ codes, text }: Refusal): boolean => codes.length > 0 || text.trim() !== ''
