import { fullBits, type Bits } from '#functions/search/bits.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { buildFacetColumn, type FacetColumn } from '#functions/search/facet-column.ts'
import { buildPostings, type Postings } from '#functions/search/postings.ts'
import { sortRows } from '#functions/search/sort-rows.ts'
import { tokensOf } from '#functions/search/tokens.ts'
import { facetNames, sortKeys, type FacetName, type SortKey } from '#shared/schemas/listing-query.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** Documents as columns. Nothing in it changes but `live`, which loses the rows that are superseded or removed. */
export type Segment = {
  /** By row; rows are in the order of the ids, so that equal sort keys are ordered by id for free. */
  documents: readonly SearchDocument[]
  live: Bits
  facets: Record<FacetName, FacetColumn>
  tokens: Postings
  /** A dealer's cars, under its id and under its slug. */
  dealers: Postings
  sortKeys: Record<SortKey, Float64Array>
  /** Rows in ascending order of each sort key. */
  orders: Record<SortKey, Uint32Array>
}

const facetValue: Record<FacetName, (card: ListingCard) => string> = {
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

// Later than any creation time in milliseconds (the year 5138), so that a featured car comes after every other one,
// and the newest of the featured last: descending shows it first. One number keeps every sort key alike.
const featuredOffset = 1e14

const sortValue: Record<SortKey, (card: ListingCard) => number> = {
  createdAt: (card) => Date.parse(card.createdAt),
  priceQAR: (card) => card.priceQAR,
  year: (card) => card.year,
  mileage: (card) => card.mileage,
  viewCount: (card) => card.viewCount,
  featured: (card) => Date.parse(card.createdAt) + (card.isFeatured ? featuredOffset : 0),
}

const record = <K extends string, V>(names: readonly K[], make: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>

const dealerKeys = ({ dealerId, card }: SearchDocument): string[] =>
  [dealerId, card.dealerProfile?.slug].filter((key) => typeof key === 'string')

/** Builds a segment of documents with distinct ids, in any order. */
export const buildSegment = (documents: Iterable<SearchDocument>): Segment => {
  const rows = [...documents].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const keys = record(sortKeys, (name) => Float64Array.from(rows, ({ card }) => sortValue[name](card)))
  return {
    documents: rows,
    live: fullBits(rows.length),
    facets: record(facetNames, (name) => buildFacetColumn(rows.map(({ card }) => facetValue[name](card)))),
    tokens: buildPostings(rows.length, (row) => tokensOf(rows[row]!)),
    dealers: buildPostings(rows.length, (row) => dealerKeys(rows[row]!)),
    sortKeys: keys,
    orders: record(sortKeys, (name) => sortRows(keys[name])),
  }
}

/** The row of an id, live or not; undefined when the segment never had it. */
export const rowOf = ({ documents }: Segment, id: string): number | undefined => {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (documents[middle]!.id < id) low = middle + 1
    else high = middle
  }
  return documents[low]?.id === id ? low : undefined
}
