import type { Ask } from './ask.ts'
import { insertMarket } from './insert.ts'
import type { Market } from '#scripts/bench/market.ts'
import type { Codes } from '#scripts/bench/sql/codes.ts'
import { codesOf } from '#scripts/bench/sql/rows.ts'
import { facetNames } from '#shared/schemas/listing-query.ts'

// The words have no positions: no query asks for them.
const table = `
  CREATE TABLE listing (
    seq int PRIMARY KEY, ${facetNames.map((facet) => `${facet} smallint NOT NULL`).join(', ')},
    year smallint NOT NULL, featured boolean NOT NULL, price int NOT NULL, mileage int NOT NULL, views int NOT NULL,
    created bigint NOT NULL, id text NOT NULL, words tsvector NOT NULL
  )`

const types = [
  'int',
  ...facetNames.map(() => 'smallint'),
  'smallint',
  'boolean',
  'int',
  'int',
  'int',
  'bigint',
  'text',
  'text',
]
const lastColumn = types.length - 1
const select = types.map((_, place) =>
  place === lastColumn ? `array_to_tsvector(string_to_array(c${place}, ' '))` : `c${place}`,
)

const covering = (...keys: readonly string[]): string => {
  const rest = [...facetNames, 'price', 'year'].filter((column) => !keys.includes(column))
  return `(${keys.join(', ')}) INCLUDE (${rest.join(', ')})`
}

// The first filters of most queries, each with all that the counts read; then an order each; then the words.
const indexes = [
  covering('make', 'model', 'year'),
  covering('price'),
  covering('year'),
  covering('bodyType', 'price'),
  covering('city', 'price'),
  '(created, seq)',
  '(price, seq)',
  '(year, seq)',
  '(mileage, seq)',
  '(views, seq)',
  '(featured, created, seq)',
  'USING gin (words)',
]

/** Makes and fills the tuned table, ready for index-only scans. Codes of facet values are given out on the way. */
export const loadTuned = async (ask: Ask, market: Market, codes: Codes): Promise<void> => {
  await ask(table)
  await insertMarket(market, {
    ask,
    types,
    select: select.join(', '),
    toValues: (row) => {
      const { seq, year, isFeatured, price, mileage, views, created, id, words } = row
      return [seq, ...codesOf(row, codes), year, isFeatured, price, mileage, views, created, id, words]
    },
  })
  for (const index of indexes) await ask(`CREATE INDEX ON listing ${index}`)
  await ask('VACUUM ANALYZE listing')
}
