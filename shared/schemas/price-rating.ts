import * as z from 'zod/mini'
import { listingCard } from './listing.ts'

/** From cheap to dear. SUSPECT: so far below the others that something may be wrong. */
export const priceVerdicts = ['SUSPECT', 'GREAT', 'GOOD', 'FAIR', 'HIGH', 'VERY_HIGH'] as const
export type PriceVerdict = (typeof priceVerdicts)[number]

const confidences = ['LOW', 'MEDIUM', 'HIGH'] as const

/**
 * The comparison of a price with cars of the same make and model that are for sale now. All money in QAR. `verdict` is null
 * when there are fewer than four comparable cars or no price yet; the cars found are shown all the same.
 */
export const priceRating = z.object({
  verdict: z.nullable(z.enum(priceVerdicts)),
  confidence: z.nullable(z.enum(confidences)),
  /** The number of cars compared. */
  count: z.number(),
  /** The middle of their prices, each brought to this car's age and mileage. */
  median: z.nullable(z.number()),
  /** The range in which a price is called fair. */
  fair: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** This price above (+) or below (−) the median, in percent; null without a price. */
  differencePercent: z.nullable(z.number()),
  /** The cars that count: the maximum difference in model years, and whether only GCC cars or only others. */
  basis: z.object({ years: z.number(), isGCCSpec: z.nullable(z.boolean()) }),
  /** The nearest of them, with the price brought to this car's age and mileage. */
  comparables: z.array(z.object({ card: listingCard, adjustedQAR: z.number() })),
})
export type PriceRating = z.output<typeof priceRating>
