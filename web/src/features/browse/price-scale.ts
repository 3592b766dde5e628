import { priceSteps } from '#shared/constants/prices.ts'

/** The place of the last step, where no upper limit is meant. Places count steps from 0. */
export const lastPlace = priceSteps.length - 1

type Prices = { minPrice: number | undefined; maxPrice: number | undefined }
export type Places = { low: number; high: number }

/** The positions of the two thumbs: around the prices, when these lie between steps, and never on one place. */
export const placesOf = ({ minPrice = 0, maxPrice = Infinity }: Prices): Places => {
  const below = priceSteps.findLastIndex((step) => step <= minPrice)
  const above = priceSteps.findIndex((step) => step >= maxPrice)
  const low = Math.min(Math.max(below, 0), lastPlace - 1)
  return { low, high: Math.max(above < 0 ? lastPlace : above, low + 1) }
}

/** The filter for a place of the lower thumb; the first is no limit. */
export const minPriceAt = (place: number): number | undefined => priceSteps[place] || undefined

/** The filter for a place of the upper thumb; the last is no limit. */
export const maxPriceAt = (place: number): number | undefined =>
  place < lastPlace ? priceSteps[place] : undefined

/**
 * Cars between each place and the next, as shares of the highest (0 to 1). The last step is open, without a next one:
 * its cars are counted with those before it. Without a histogram, nothing stands anywhere.
 */
export const barsOf = (histogram: readonly number[] | undefined): number[] => {
  const counts = Array.from({ length: lastPlace }, (_, place) => histogram?.[place] ?? 0)
  counts[lastPlace - 1]! += histogram?.[lastPlace] ?? 0
  const highest = Math.max(...counts, 1)
  return counts.map((count) => count / highest)
}
