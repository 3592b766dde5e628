import { facetValue, type Codes } from './codes.ts'
import { wordsOfDocument } from './words-of-document.ts'
import type { Market } from '#scripts/bench/market.ts'
import { facetNames } from '#shared/schemas/listing-query.ts'

/** A listing as a table has it. `seq` is its number in the market, `facets` its values by the order of `facetNames`. */
export type Row = {
  seq: number
  id: string
  facets: readonly string[]
  price: number
  year: number
  mileage: number
  views: number
  /** Milliseconds since 1970. */
  created: number
  isFeatured: boolean
  words: string
}

/** The rows of a market, made one at a time: a million of them at once would fill the memory that is measured. */
export function* rowsOf(market: Market): Generator<Row> {
  let seq = 0
  for (const document of market) {
    const { card } = document
    yield {
      seq: seq++,
      id: card.id,
      facets: facetNames.map((facet) => facetValue[facet](card)),
      price: card.priceQAR,
      year: card.year,
      mileage: card.mileage,
      views: card.viewCount,
      created: Date.parse(card.createdAt),
      isFeatured: card.isFeatured,
      words: wordsOfDocument(document),
    }
  }
}

/** The facet values of a row as codes. */
export const codesOf = ({ facets }: Row, codes: Codes): number[] =>
  facets.map((value, place) => codes.take(facetNames[place]!, value))
