/**
 * Where the buckets of `priceHistogram` begin, in QAR; the last is open. Narrow where most cars are, since the control
 * that shows them steps from one to the next. Apart from the query's schema, so that a browser can have it without zod.
 */
export const priceSteps = [
  0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 140_000,
  160_000, 180_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 800_000, 1_000_000,
  1_500_000, 2_000_000,
] as const
