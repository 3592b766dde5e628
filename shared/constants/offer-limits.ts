// Apart from the other limits, since the first sight of the search and of a car needs these and no others.

/** The limits of a listing. */
export const listingLimits = {
  photos: 20,
  /** Photos to swipe through on a card, the main one included. */
  cardPhotos: 5,
  features: 50,
  feature: 60,
  variant: 60,
  engineSize: 20,
  description: 5000,
  price: { min: 1, max: 100_000_000 },
  mileage: { min: 0, max: 2_000_000 },
  firstYear: 1930,
  /** Seats of a coach, doors with the boot's, cylinders of a Veyron. */
  seats: { min: 1, max: 60 },
  doors: { min: 1, max: 6 },
  cylinders: { min: 2, max: 16 },
  priceHistory: 50,
  /** A chassis number as it is typed: 17 characters with spaces, dashes and invisible marks. */
  typedVin: 60,
  /** A registration ends at most so many years ahead: a private car's is good for three (law 3993), and may be renewed early. */
  istimaraYears: 4,
} as const

/** Characters of a city's name. */
export const cityLength = 60

/** The limits of a number plate. */
export const plateLimits = {
  /** No private plate with more is known (market facts D1). */
  digits: 6,
  /** Characters of a number as people type it, with spaces, dashes and a letter. */
  typed: 40,
  description: 1000,
  price: { min: 1, max: 100_000_000 },
  /** Plates in one response; `shown` on a page of the site and on its twin for crawlers. It divides by two and three: rows are full in every layout. */
  page: { default: 100, shown: 24, max: 100 },
  /** Plates that a seller may have, in every status: as many as their list shows. */
  owned: 500,
  /** Saved plates of a person in one response. */
  favorites: 500,
  /** Leads about one plate in a day, from all buyers together. */
  inquiries: 100,
  /** Plates that an estimate is made from and shows, the most alike first. */
  comparables: { least: 4, most: 12 },
  /** Offers that say what is asked for numbers like one, the newest. */
  similar: { least: 3, most: 12 },
  /** Plates shown in place of a number that nobody offers: in all, and for one reason. */
  near: { most: 9, ofReason: 3 },
} as const

/** The limits of a search: characters of its text, results to a page and in all, values of one filter. */
export const searchLimits = {
  text: 100,
  page: { default: 20, max: 100 },
  window: 10_000,
  valuesPerFilter: 30,
  /** Letters from which on a beginning may be a dealer's name. */
  dealerName: 3,
} as const

/** Cars side by side. */
export const comparedAtMost = 4

/** Cars that one call counts a view for. */
export const viewsAtOnce = 10
