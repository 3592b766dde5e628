import * as z from 'zod/mini'
import { listingCard } from './listing.ts'
import { priceVerdicts } from '#shared/constants/prices.ts'

const label = z.object({ en: z.string(), ar: z.string() })

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
  /** The middle of their prices, each brought to this car's age, mileage and trim; rounded to what the spread allows. */
  median: z.nullable(z.number()),
  /** The range in which a price is called fair. */
  fair: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** This price above (+) or below (−) the median, in percent; null without a price. */
  differencePercent: z.nullable(z.number()),
  basis: z.object({
    /** Of the cars that are shown: the maximum difference in model years. */
    years: z.number(),
    /** Of the cars that were counted: the first and last model year, absent without any; and whether all are GCC cars or none is. */
    from: z.optional(z.number()),
    to: z.optional(z.number()),
    isGCCSpec: z.nullable(z.boolean()),
  }),
  /** How the price was worked out, by the fit of this model; null when it has too few cars. */
  model: z.nullable(
    z.object({
      /** The generation that the cars are of, where we know its name. */
      generation: z.nullable(label),
      /** How many of them are of the same trim. */
      sameTrim: z.number(),
      /** The share of a price that a model year makes up, and 10,000 km: both above zero. */
      perYear: z.number(),
      perTenThousandKm: z.number(),
    }),
  ),
  /** The nearest of them, with the price brought to this car's age and mileage. */
  comparables: z.array(z.object({ card: listingCard, adjustedQAR: z.number() })),
})
export type PriceRating = z.output<typeof priceRating>
