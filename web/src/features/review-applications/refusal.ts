import { limits } from '#shared/constants/limits.ts'
import type { ApplicationReasonCode } from '#shared/reference/moderation-codes.ts'
import { applicationReasons } from '#shared/reference/moderation-reasons.ts'
import type { SubmissionField } from '#shared/schemas/verification.ts'

/** A refusal as far as it is written. */
export type Refusal = {
  codes: readonly ApplicationReasonCode[]
  /** What of the application it is about. */
  fields: readonly SubmissionField[]
  text: string
  /** For the applicant too. */
  notes: string
}

export const emptyRefusal: Refusal = { codes: [], fields: [], text: '', notes: '' }

/** The reasons in the order they are offered. */
export const offeredReasons = Object.keys(applicationReasons) as ApplicationReasonCode[]

/** `list` with `item`, or without it when it is in there; no more than `most`. */
export const toggled = <Item>(
  list: readonly Item[],
  item: Item,
  most = Number.POSITIVE_INFINITY,
): readonly Item[] => {
  if (list.includes(item)) return list.filter((one) => one !== item)
  return list.length < most ? [...list, item] : list
}

/** Whether it says anything: nobody is refused without a reason. */
export const saysWhy = ({ codes, text }: Refusal): boolean => codes.length > 0 || text.trim() !== ''

export const mostReasons = limits.reasonCodes
