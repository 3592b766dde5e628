import type { DatabaseSync } from 'node:sqlite'
import type { Market } from '#scripts/bench/market.ts'
import { type ComparedFacet, comparedFacets } from './compared.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { wordsOf } from '#functions/search/text/tokens.ts'
import {
  bodyTypeLabels,
  conditionLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { type CityName, cityLabels } from '#shared/reference/cities.ts'
import { features as allFeatures } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/makes.ts'
import { synonyms } from '#shared/reference/synonyms.ts'
import type { Label } from '#shared/constants/market.ts'

// Ids apart, so that a scan reads half as much. Positions and sizes of words are not kept: no query asks for them.
const tables = `
  CREATE TABLE listing (
    seq INTEGER PRIMARY KEY, ${comparedFacets.map((facet) => `${facet} INTEGER NOT NULL`).join(', ')},
    price INTEGER NOT NULL, year INTEGER NOT NULL, mileage INTEGER NOT NULL, views INTEGER NOT NULL,
    created INTEGER NOT NULL, featured INTEGER NOT NULL
  );
  CREATE TABLE listing_id (seq INTEGER PRIMARY KEY, id TEXT NOT NULL);
  CREATE VIRTUAL TABLE listing_words USING fts5(
    words, content = '', columnsize = 0, detail = none, prefix = '1 2 3 4',
    tokenize = "unicode61 remove_diacritics 2 tokenchars '.'"
  );`

const rest = (...first: readonly string[]): string =>
  [
    ...first,
    ...comparedFacets.filter((facet) => !first.includes(facet)),
    ...['price', 'year'].filter((name) => !first.includes(name)),
  ].join(', ')

// The first filters of most queries, each with all that the counts read; then an order each.
const indexes = `
  CREATE INDEX by_car ON listing (${rest('make', 'model')});
  CREATE INDEX by_price ON listing (${rest('price')});
  CREATE INDEX by_year ON listing (${rest('year')});
  CREATE INDEX by_body ON listing (${rest('bodyType', 'price')});
  CREATE INDEX by_city ON listing (${rest('city', 'price')});
  CREATE INDEX by_created ON listing (created);
  CREATE INDEX by_mileage ON listing (mileage);
  CREATE INDEX by_views ON listing (views);
  CREATE INDEX by_featured ON listing (featured, created);
  INSERT INTO listing_words (listing_words) VALUES ('optimize');
  ANALYZE;`

/** Makes and fills the tables. Codes of facet values are given out on the way. */
export const loadSqlite = (database: DatabaseSync, market: Market, codes: Codes): void => {
  database.exec(tables)
  const marks = Array.from({ length: comparedFacets.length + 7 }, () => '?').join(', ')
  const listing = database.prepare(`INSERT INTO listing VALUES (${marks})`)
  const id = database.prepare('INSERT INTO listing_id VALUES (?, ?)')
  const words = database.prepare('INSERT INTO listing_words (rowid, words) VALUES (?, ?)')
  database.exec('BEGIN')
  for (const row of rowsOf(market)) {
    const { seq, price, year, mileage, views, created, isFeatured } = row
    listing.run(seq, ...codesOf(row, codes), price, year, mileage, views, created, Number(isFeatured))
    id.run(seq, row.id)
    words.run(seq, row.words)
  }
  database.exec(`COMMIT; ${indexes}`)
}

/** The value of a listing under each facet. */
const facetValue: Readonly<Record<ComparedFacet, (card: ListingCard) => string>> = {
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
  take: (facet: ComparedFacet, value: string) => number
  /** The codes of those of the values that some listing has; −1 when none has one, which matches nothing. */
  find: (facet: ComparedFacet, values: readonly string[]) => number[]
  value: (facet: ComparedFacet, code: number) => string
  all: (facet: ComparedFacet) => readonly number[]
}

export const createCodes = (): Codes => {
  const known = new Map(comparedFacets.map((facet) => [facet, new Map<string, number>()]))
  const values = new Map(comparedFacets.map((facet) => [facet, [] as string[]]))
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

/** A listing as a table has it. `seq` is its number in the market, `facets` its values by the order of `comparedFacets`. */
type Row = {
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
function* rowsOf(market: Market): Generator<Row> {
  let seq = 0
  for (const document of market) {
    const { card } = document
    yield {
      seq: seq++,
      id: card.id,
      facets: comparedFacets.map((facet) => facetValue[facet](card)),
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
const codesOf = ({ facets }: Row, codes: Codes): number[] =>
  facets.map((value, place) => codes.take(comparedFacets[place]!, value))

const equipment = new Map(allFeatures.map(({ key, en, ar }) => [key, [en, ar]]))

const said = <V extends keyof typeof synonyms>(value: V, words: Readonly<Record<V, Label>>): string[] => [
  words[value].en,
  words[value].ar,
  ...synonyms[value],
]

const textsOf = ({ card, features, words }: SearchDocument): string[] => [
  card.title,
  card.titleAr,
  ...(findMake(card.make)?.aliases ?? []),
  ...(findModel(card.make, card.model)?.aliases ?? []),
  ...said(card.bodyType, bodyTypeLabels),
  ...said(card.fuelType, fuelTypeLabels),
  ...said(card.transmission, transmissionLabels),
  ...said(card.color, colorLabels),
  ...said(card.condition, conditionLabels),
  ...said(card.city as CityName, cityLabels),
  ...(card.isGCCSpec ? ['GCC', 'خليجي', 'مواصفات خليجية'] : []),
  ...(card.hasWarranty ? ['warranty', 'ضمان'] : []),
  card.dealerProfile?.businessName ?? '',
  ...features.flatMap((key) => equipment.get(key) ?? []),
  words,
]

const known = new Map<string, readonly string[]>()

// Listings repeat each other's short texts; normalising those once loads a million listings in minutes.
const normalised = (text: string): readonly string[] => {
  if (text.length > 60) return wordsOf(text)
  const words = known.get(text) ?? wordsOf(text)
  if (known.size < 50_000) known.set(text, words)
  return words
}

/**
 * Every word a text may find a listing by, in both languages, normalised as our own engine does it, each once: what a SQL
 * system gets to index, so that it can answer the same texts.
 */
const wordsOfDocument = (document: SearchDocument): string =>
  [...new Set(textsOf(document).flatMap(normalised))].join(' ')
