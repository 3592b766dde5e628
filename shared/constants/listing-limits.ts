/** The limits of a listing. Apart from the rest, so that a search page ships no others. */
export const listingLimits = {
  photos: 10,
  features: 50,
  feature: 60,
  variant: 60,
  engineSize: 20,
  description: 5000,
  price: { min: 1, max: 100_000_000 },
  mileage: { min: 0, max: 2_000_000 },
  firstYear: 1930,
  priceHistory: 50,
} as const

/** Characters of a city's name. */
export const cityLength = 60
