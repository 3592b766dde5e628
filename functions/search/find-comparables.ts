import type { SearchIndex } from '#functions/search/search-index.ts'
import { search, toCards } from './search.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** The fields by which comparable cars are found. */
type NamedCar = Pick<ListingCard, 'make' | 'model' | 'year'>

/** Cars of one make and model that are on offer now. */
export type Found = {
  /** The newest first, at most `priceRating.most`. */
  others: readonly ListingCard[]
  /** The maximum difference in model years. */
  years: number
}

/** The newest cars of this make and model within some model years, without one that is not to be compared. */
const findLike = (index: SearchIndex, { make, model, year }: NamedCar, years: number, exceptId?: string) => {
  // Built without parsing, unlike a query string: a comma in a typed name must not name two makes.
  const query = {
    make: [make],
    model: [model],
    minYear: year - years,
    maxYear: year + years,
    sortOrder: 'desc' as const,
    page: 1,
    limit: by.most,
  }
  return toCards(search(index, query).hits).filter(({ id }) => id !== exceptId)
}

/** The cars to compare one with: from as few model years away as give enough of them. */
export const findComparables = (index: SearchIndex, car: NamedCar, exceptId?: string): Found => {
  let found: Found = { others: [], years: 0 }
  for (const years of by.windows) {
    found = { others: findLike(index, car, years, exceptId), years }
    if (found.others.length >= by.fewest) break
  }
  return found
}
