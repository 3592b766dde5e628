/** The limits of a number plate. Apart from the rest, so that the plates page ships no others. */
export const plateLimits = {
  /** No private plate with more is known (market facts D1). */
  digits: 6,
  /** Characters of a number as people type it, with spaces, dashes and a letter. */
  typed: 40,
  description: 1000,
  price: { min: 1, max: 100_000_000 },
  page: { default: 100, max: 100 },
  /** What one answer lists of a seller's own plates, the newest. */
  owned: 500,
  /** What one answer lists of a person's saved plates. */
  favorites: 500,
  /** Inquiries about one plate in a day, whoever sends them. */
  inquiries: 100,
  /** Plates that an estimate is made from and shows, the most alike first. */
  comparables: { least: 4, most: 12 },
} as const
