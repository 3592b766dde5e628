import * as z from 'zod/mini'
import { plateTagNames } from '#shared/reference/plate-vocabulary.ts'
import { plateFace } from '#shared/schemas/plate.ts'

const plateConfidences = ['low', 'medium', 'high'] as const
export type PlateConfidence = (typeof plateConfidences)[number]

/** A plate that an estimate looked at: on offer now at its asking price, or sold at an auction whose result is public. */
const comparable = z.extend(plateFace, {
  plateNumber: z.string(),
  price: z.number(),
  source: z.enum(['OFFER', 'SALE']),
})
export type PlateComparable = z.output<typeof comparable>

/** What a number may be worth and why: never a promise. */
export const plateEstimate = z.extend(plateFace, {
  plateNumber: z.string(),
  tags: z.array(z.enum(plateTagNames)),
  /** In QAR; null when there is not enough to say. */
  range: z.nullable(z.object({ low: z.number(), middle: z.number(), high: z.number() })),
  confidence: z.nullable(z.enum(plateConfidences)),
  /** How the middle comes about: a price for so many digits, times each factor. Empty when there is no range. */
  steps: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('DIGITS'), digits: z.number(), price: z.number() }),
      z.object({ kind: z.literal('TAG'), tag: z.enum(plateTagNames), factor: z.number() }),
      z.object({ kind: z.literal('SERIES'), factor: z.number() }),
      /** What similar plates cost beside what the steps before say of them. */
      z.object({ kind: z.literal('MARKET'), factor: z.number(), count: z.number() }),
    ]),
  ),
  /** The most alike first. */
  comparables: z.array(comparable),
})
export type PlateEstimate = z.output<typeof plateEstimate>
