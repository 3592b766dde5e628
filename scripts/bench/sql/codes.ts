import { facetNames, type FacetName } from '#shared/schemas/listing-query.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** What a listing counts as under each facet. */
export const facetValue: Readonly<Record<FacetName, (card: ListingCard) => string>> = {
  make: (card) => card.make,
  model: (card) => card.model,
  bodyType: (card) => card.bodyType,
  fuelType: (card) => card.fuelType,
  transmission: (card) => card.transmission,
  condition: (card) => card.condition,
  city: (card) => card.city,
  dealerOnly: (card) => String(card.dealerProfileId !== null),
  isGCCSpec: (card) => String(card.isGCCSpec),
  hasWarranty: (card) => String(card.hasWarranty),
}

/** Small numbers for the values of every facet, given out as they are first met: what a tuned table stores. */
export type Codes = {
  /** The code of a value, new ones included. */
  take: (facet: FacetName, value: string) => number
  /** The codes of those of the values that some listing has; −1 when none has one, which matches nothing. */
  find: (facet: FacetName, values: readonly string[]) => number[]
  value: (facet: FacetName, code: number) => string
  all: (facet: FacetName) => readonly number[]
}

export const createCodes = (): Codes => {
  const known = new Map(facetNames.map((facet) => [facet, new Map<string, number>()]))
  const values = new Map(facetNames.map((facet) => [facet, [] as string[]]))
  return {
    take: (facet, value) => {
      const codes = known.get(facet)!
      const code = codes.get(value)
      if (code !== undefined) return code
      codes.set(value, codes.size)
      values.get(facet)!.push(value)
      return codes.size - 1
    },
    find: (facet, wanted) => {
      const codes = wanted.flatMap((value) => known.get(facet)!.get(value) ?? [])
      return codes.length > 0 ? codes : [-1]
    },
    value: (facet, code) => values.get(facet)![code]!,
    all: (facet) => [...values.get(facet)!.keys()],
  }
}
