import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { instant } from './text.ts'

const amount = { amountQAR: z.number() }

/** Where a car is viewed: a dealership's address, or a private seller's city and area alone (`address` is '' then). */
export const viewingPlace = z.object({ city: z.string(), area: z.string(), address: z.string() })
export type ViewingPlace = z.output<typeof viewingPlace>

/** In a notification there is none: it would outlive the account of who wrote it. */
const note = z.optional(z.string())

/** Why nobody can come to a viewing any more: the car is sold or no longer for sale, or the other side has deleted its account. */
const viewingEnds = ['SOLD', 'UNAVAILABLE', 'LEFT'] as const
export type ViewingEnd = (typeof viewingEnds)[number]

/**
 * A message that is no typed text: an act that both sides see as a card. It is kept as data and worded for each reader, so a conversation
 * reads in either language.
 */
export const leadEvent = z.discriminatedUnion('kind', [
  /** `isCounter`: it answers an open offer of the other side. */
  z.object({ kind: z.literal('OFFERED'), ...amount, isCounter: z.boolean(), expiresAt: instant }),
  z.object({ kind: z.literal('OFFER_ACCEPTED'), ...amount }),
  z.object({ kind: z.literal('OFFER_DECLINED'), ...amount }),
  z.object({ kind: z.literal('OFFER_WITHDRAWN'), ...amount }),
  /** `isCounter`: it answers the other side's proposal with other times. */
  z.object({
    kind: z.literal('VIEWING_PROPOSED'),
    times: z.array(instant).check(z.maxLength(limits.viewing.times)),
    isCounter: z.boolean(),
    note,
  }),
  z.object({ kind: z.literal('VIEWING_ACCEPTED'), time: instant }),
  z.object({ kind: z.literal('VIEWING_DECLINED'), note }),
  /** `time`: that was agreed; null for a proposal, which was taken back, or has the times that it was for when nobody has cancelled it but an end. */
  z.object({
    kind: z.literal('VIEWING_CANCELLED'),
    time: z.nullable(instant),
    note,
    end: z.optional(z.enum(viewingEnds)),
    times: z.optional(z.array(instant)),
  }),
])
export type LeadEvent = z.output<typeof leadEvent>

/** The events of offers of a price, and those of viewings. */
export type OfferEvent = Extract<LeadEvent, { amountQAR: number }>
export type ViewingEvent = Exclude<LeadEvent, OfferEvent>
