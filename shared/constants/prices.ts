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

/** Kilometres for which the page about a model says what its cars are worth. */
export const valuedMileages = [10_000, 30_000, 60_000, 100_000, 150_000, 200_000] as const

/** From cheap to dear. SUSPECT: so far below the others that something may be wrong. */
export const priceVerdicts = ['SUSPECT', 'GREAT', 'GOOD', 'FAIR', 'HIGH', 'VERY_HIGH'] as const
export type PriceVerdict = (typeof priceVerdicts)[number]

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
  /**
   * A card says how a price compares up to this standard deviation, as a share of the price: it is above it where nobody else offers
   * the car's trim, and the plainest trim is a third cheaper than the others without being a bargain.
   */
  clearSpread: 0.13,
  /** Cars that are shown beside the verdict. */
  shown: 6,
  /** As much as another trim is away from a car, as a share of a price: those of the same trim are shown first. */
  perTrim: 0.3,

  /** A normal distribution's median distance from its middle, in standard deviations. */
  madPerSigma: 0.6745,
  /** Four cars at the same price are a coincidence: asking prices always differ by a few percent. */
  smallestMad: 0.03,
  /** Standard deviations at which verdicts change, and below which a price is suspect; likewise below half the median. */
  fair: 1,
  far: 2,
  suspect: 3.5,
  suspectShare: 0.5,
} as const

/** The ranges of plate prices that people pick most, in QAR and inclusive: from six plain digits to the few that make the news. */
export const platePriceBands: readonly { min?: number; max?: number }[] = [
  { max: 5_000 },
  { min: 5_000, max: 20_000 },
  { min: 20_000, max: 100_000 },
  { min: 100_000, max: 500_000 },
  { min: 500_000 },
]

/** The name of a range of prices among the counts of a search: `5000-20000`, `-5000`. */
export const priceBandName = ({ min, max }: { min?: number; max?: number }): string =>
  `${min ?? ''}-${max ?? ''}`
