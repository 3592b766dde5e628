import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import {
  applicationCodes,
  checkReasons,
  dealerReviewCodes,
  listingCodes,
  plateCodes,
  suspensionCodes,
} from '#shared/reference/moderation-codes.ts'
import { id } from './ids.ts'
import { instant, line, paragraphs } from './text.ts'

type Codes = readonly [string, ...string[]]

const listOf = <const C extends Codes>(codes: C) => z.array(z.enum(codes))

/** The stored reason codes of each kind of moderated item. */
export const listingReasonCodes = listOf(listingCodes)
export const plateReasonCodes = listOf(plateCodes)
export const applicationReasonCodes = listOf(applicationCodes)
export const dealerReviewReasonCodes = listOf(dealerReviewCodes)
export const suspensionReasonCodes = listOf(suspensionCodes)

const chosen = <const C extends Codes>(codes: C) =>
  listOf(codes).check(
    z.maxLength(limits.reasonCodes),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  )

/** The same as an admin sends them: a few, none twice. */
export const chosenListingReasons = chosen(listingCodes)
export const chosenPlateReasons = chosen(plateCodes)
export const chosenApplicationReasons = chosen(applicationCodes)
export const chosenDealerReviewReasons = chosen(dealerReviewCodes)
export const chosenSuspensionReasons = chosen(suspensionCodes)

/** An admin's own words beside the codes. */
export const reasonText = line(limits.rejectionReason, 0)

/** Why an account is suspended, since when and until when. */
export const suspension = z.object({
  reasonCodes: suspensionReasonCodes,
  reason: z.nullable(z.string()),
  at: instant,
  /** When it ends by itself; absent where only an admin ends it. */
  until: z.optional(instant),
})

/** An admin as the other admins see them; null when the account is gone or the operator acted. */
const adminName = z.nullable(z.object({ id: id('user'), username: z.string() }))

/** The last decision about something, with its admin and time: shown to an admin who comes second. */
export const decisionView = z.object({ status: z.string(), at: instant, by: adminName })
export type DecisionView = z.output<typeof decisionView>

/** The stored form. */
export const decisionNote = z.object({ status: z.string(), at: instant, by: id('user') })

/** Why admins are to look at a car that is public without a review, since when, and the share of its seller's cars that is drawn. */
export const publicationCheck = z.object({
  reasons: z.array(z.enum(checkReasons)),
  at: instant,
  share: z.number(),
})

/** Open until an admin answers; WITHDRAWN when its maker has changed and submitted the thing instead, or deleted it. */
export const appealStatuses = ['OPEN', 'GRANTED', 'UPHELD', 'WITHDRAWN'] as const
export type AppealStatus = (typeof appealStatuses)[number]

/** The id of an item that can be appealed: a refused car, plate or application. */
const appealedId = z.union([id('listing'), id('plate'), id('submission')])

export const newAppeal = z.strictObject({
  about: appealedId,
  message: paragraphs(limits.appeal.max).check(
    z.minLength(limits.appeal.min, { error: `Please enter at least ${limits.appeal.min} characters` }),
  ),
})

/** An appeal as its author sees it beside the item. A refusal can be appealed once. */
export const ownAppeal = z.object({
  id: id('appeal'),
  status: z.enum(appealStatuses),
  message: z.string(),
  at: instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
})
export type OwnAppeal = z.output<typeof ownAppeal>

/** See `appealRightOf`. */
const appealRights = ['YES', 'AS_ONLY_ADMIN', 'NO'] as const

/** An appeal as admins see it: with its item, and the reasons of the refusal. */
export const appealView = z.extend(ownAppeal, {
  about: z.object({
    kind: z.enum(['listing', 'plate', 'application']),
    id: appealedId,
    title: z.string(),
    titleAr: z.string(),
    /**
     * The version to send back with an answer, so that no item is approved that was changed since it was read; null when it was
     * deleted.
     */
    version: z.nullable(z.number()),
    /** False when it is no longer refused or was deleted, so that there is nothing to grant. */
    isRejected: z.boolean(),
  }),
  reasonCodes: z.array(z.string()),
  rejectionReason: z.nullable(z.string()),
  rejectedBy: adminName,
  rejectedAt: z.nullable(instant),
  /** Whether the caller may answer it: who rejected may not, unless they are the only admin, `AS_ONLY_ADMIN`. */
  mayAnswer: z.enum(appealRights),
  by: z.object({ id: id('user'), username: z.string(), name: z.string(), role: z.string() }),
  answeredBy: adminName,
})
export type AppealView = z.output<typeof appealView>

/** An admin's answer to an appeal. */
export const appealAnswer = z.strictObject({
  status: z.enum(['GRANTED', 'UPHELD']),
  answer: z.optional(line(limits.appealAnswer, 0)),
  /** The item's version that the admin read. */
  version: z.optional(z.int().check(z.gte(1))),
})
