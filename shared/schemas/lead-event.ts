import * as z from 'zod/mini'
import { instant } from './text.ts'

const amount = { amountQAR: z.number() }

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
])
export type LeadEvent = z.output<typeof leadEvent>
