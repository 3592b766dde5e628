/**
 * The lower limits of the buckets of `priceHistogram`, in QAR; the last is open. Narrow where most cars are, since the control
 * that shows them steps from one to the next. In a file of its own, so that a browser can load it without zod.
 */
export const priceSteps = [
  0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 140_000,
  160_000, 180_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 800_000, 1_000_000,
  1_500_000, 2_000_000,
] as const

/** QAR: whatever is asked for below it counts thousands ("under 150"), since no car is sold for so little. */
export const leastAskedPrice = 1000

/**
 * The parameters by which a price is compared. The verdicts are CarsOracle's published ones (UAE and Saudi Arabia): a robust
 * z-score, which is 0.6745 × (price − median) / MAD, MAD being the median distance from the median. No single price, however
 * wild, moves it.
 */
export const priceRating = {
  /** With fewer cars than this there is no verdict. */
  fewest: 4,
  /** The number of cars from which the verdict has more confidence. */
  medium: 5,
  high: 10,
  /** Model years either way, tried in turn until there are enough cars. */
  windows: [1, 2, 3, 5],
  /** At most so many of the newest like cars are compared. */
  most: 100,
  /** Cars that are shown beside the verdict. */
  shown: 6,

  /** A normal distribution's median distance from its middle, in standard deviations. */
  madPerSigma: 0.6745,
  /** Four cars at the same price are a coincidence: asking prices always differ by a few percent. */
  smallestMad: 0.03,
  /** Standard deviations at which verdicts change, and below which a price is suspect; likewise below half the median. */
  fair: 1,
  far: 2,
  suspect: 3.5,
  suspectShare: 0.5,

  /**
   * The share of the price per model year and per 1,000 km, so that cars of other ages can be compared: Gulf asking prices fall
   * by 7 to 12 % a year after the first, and a car that has done 100,000 km more is some 18 % cheaper at the same age.
   */
  perYear: 0.09,
  perThousandKm: 0.002,
  /** Beyond this factor the mileage has no further effect: a car that was driven that far has been cared for. */
  mileageAtMost: 1.25,
} as const
