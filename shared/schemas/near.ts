import * as z from 'zod/mini'

const label = z.object({ en: z.string(), ar: z.string() })

/** A number outside of what was asked for: `min` and `max` as asked, one of them at least. */
const numberDifference = z.object({
  field: z.enum(['price', 'year', 'mileage']),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  has: z.number(),
})
export type NumberDifference = z.output<typeof numberDifference>

const value = z.object({ value: z.string(), label: z.optional(label) })
export type NamedValue = z.output<typeof value>

/**
 * Something else than was asked for: any of `wanted` would have done. `has` is what the car has instead, where that is one value of its
 * card. `field` is a filter by its name, or a kind of words in the text: `words` for those that were looked for as they stand.
 */
const valueDifference = z.object({ field: z.string(), wanted: z.array(value), has: z.optional(value) })

/** How a car is not what was asked for. */
export const nearDifference = z.union([numberDifference, valueDifference])
export type NearDifference = z.output<typeof nearDifference>
