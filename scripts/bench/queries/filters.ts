import { whole } from '#scripts/bench/draws.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { pick, type Random } from '#functions/search/testing/documents.ts'
import { priceSteps } from '#shared/constants/price-steps.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

type Filters = Partial<ListingQuery>

const priceLimits = (random: Random, price: number): Filters => {
  const above = priceSteps.findIndex((step) => step >= price)
  // Past the last step there is no round number above; such a visitor asks for "from" only.
  const max =
    above === -1 ? undefined : priceSteps[Math.min(above + whole(random, 0, 2), priceSteps.length - 1)]
  const below = (above === -1 ? priceSteps.length : Math.max(above, 1)) - 1
  const min = priceSteps[Math.max(0, below - whole(random, 0, 3))]!
  const kind = random()
  if (max === undefined || kind < 0.1) return { minPrice: min }
  return kind < 0.65 ? { maxPrice: max } : { minPrice: min, maxPrice: max }
}

const yearLimits = (random: Random, year: number): Filters => {
  const kind = random()
  const minYear = year - whole(random, 0, 3)
  if (kind < 0.6) return { minYear }
  const maxYear = year + whole(random, 0, 3)
  return kind < 0.9 ? { minYear, maxYear } : { maxYear }
}

const nameLimits = (random: Random, { card }: SearchDocument, other: SearchDocument): Filters => {
  if (random() >= 0.6) return {}
  const isTwo = random() < 0.15 && card.make !== other.card.make
  const make = isTwo ? [card.make, other.card.make] : [card.make]
  return random() < 0.45 ? { make, model: [card.model] } : { make }
}

/** The filters of a visitor who looks for something like `document`; two values now and then with those of `other`. */
export const drawFilters = (random: Random, document: SearchDocument, other: SearchDocument): Filters => {
  const { card } = document
  const sometimes = <F extends Filters>(chance: number, filters: () => F) =>
    random() < chance ? filters() : {}
  const several = <T>(chance: number, first: T, second: T): T[] =>
    random() < chance && first !== second ? [first, second] : [first]
  return {
    ...nameLimits(random, document, other),
    ...sometimes(0.3, () => priceLimits(random, card.priceQAR)),
    ...sometimes(0.25, () => yearLimits(random, card.year)),
    ...sometimes(0.25, () => ({ bodyType: several(0.2, card.bodyType, other.card.bodyType) })),
    ...sometimes(0.12, () => ({ fuelType: several(0.2, card.fuelType, other.card.fuelType) })),
    ...sometimes(0.1, () => ({ transmission: [card.transmission] })),
    ...sometimes(0.1, () => ({ condition: several(0.4, card.condition, other.card.condition) })),
    ...sometimes(0.2, () => ({ city: several(0.2, card.city, other.card.city) })),
    ...sometimes(0.1, () => ({ dealerOnly: card.dealerProfileId !== null })),
    ...sometimes(0.12, () => ({ isGCCSpec: card.isGCCSpec })),
    ...sometimes(0.08, () => ({ hasWarranty: card.hasWarranty })),
  }
}

/** Which page a visitor looks at: nearly always one of the first. */
export const drawPage = (random: Random, lastPage: number): number => {
  const depth = random()
  if (depth < 0.8) return 1
  return depth < 0.98
    ? whole(random, 2, 5)
    : pick(random, [whole(random, 6, 50), whole(random, 50, lastPage)])
}
