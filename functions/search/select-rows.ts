import { andInto, emptyBits, setBit, type Bits } from '#functions/search/bits.ts'
import { markKey, markPrefix } from '#functions/search/postings.ts'
import type { Segment } from '#functions/search/segment.ts'
import { termsOf, type Term } from '#functions/search/tokens.ts'
import { facetNames, type FacetName, type ListingQuery } from '#shared/schemas/listing-query.ts'

/** The rows of a segment that a query asks for. */
export type Selection = {
  rows: Bits
  /** What a facet counts: the rows that match every filter but the facet's own. */
  rowsFor: (facet: FacetName) => Bits
}

const both = (sets: readonly Bits[], first: Bits): Bits => {
  const rows = first.slice()
  for (const set of sets) andInto(rows, set)
  return rows
}

const inRange = (column: Float64Array, min = -Infinity, max = Infinity): Bits => {
  const rows = emptyBits(column.length)
  for (let row = 0; row < column.length; row++)
    if (column[row]! >= min && column[row]! <= max) setBit(rows, row)
  return rows
}

const withTerm = ({ tokens, documents }: Segment, { prefixes, sounds }: Term): Bits => {
  const rows = emptyBits(documents.length)
  for (const prefix of prefixes) markPrefix(tokens, prefix, rows)
  for (const sound of sounds) markKey(tokens, sound, rows)
  return rows
}

/** A dealer's rows by its id or slug, live or not. */
export const ofDealer = ({ dealers, documents }: Segment, idOrSlug: string): Bits => {
  const rows = emptyBits(documents.length)
  markKey(dealers, idOrSlug, rows)
  return rows
}

/** The sets of the filters that no facet shows. */
const plainFilters = (segment: Segment, query: ListingQuery): Bits[] => {
  const { priceQAR, year } = segment.sortKeys
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined
  const hasYear = query.minYear !== undefined || query.maxYear !== undefined
  return [
    ...(hasPrice ? [inRange(priceQAR, query.minPrice, query.maxPrice)] : []),
    ...(hasYear ? [inRange(year, query.minYear, query.maxYear)] : []),
    ...(query.dealer === undefined ? [] : [ofDealer(segment, query.dealer)]),
    ...termsOf(query.search ?? '').map((term) => withTerm(segment, term)),
  ]
}

/** Applies every filter of a query to a segment: several values of one filter are alternatives, filters add up. */
export const selectRows = (segment: Segment, query: ListingQuery): Selection => {
  const plain = both(plainFilters(segment, query), segment.live)
  const filters = new Map<FacetName, Bits>()
  for (const name of facetNames) {
    const wanted = query[name]
    if (wanted !== undefined) filters.set(name, segment.facets[name].matching([wanted].flat().map(String)))
  }
  const rows = both([...filters.values()], plain)
  const rowsFor = (facet: FacetName) =>
    filters.has(facet)
      ? both(
          [...filters].filter(([name]) => name !== facet).map(([, set]) => set),
          plain,
        )
      : rows
  return { rows, rowsFor }
}
