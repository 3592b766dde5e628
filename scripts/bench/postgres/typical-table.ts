import type { Ask } from './ask.ts'
import { insertMarket } from './insert.ts'
import type { Market } from '#scripts/bench/market.ts'
import { facetNames, type FacetName } from '#shared/schemas/listing-query.ts'

const flags: readonly FacetName[] = ['dealerOnly', 'isGCCSpec', 'hasWarranty']
/** The type of a facet's column. */
export const typeOf = (facet: string) => ((flags as readonly string[]).includes(facet) ? 'boolean' : 'text')

const numbers = ['price', 'year', 'mileage', 'views']

const table = `
  CREATE TABLE listing (
    seq int PRIMARY KEY, ${facetNames.map((facet) => `${facet} ${typeOf(facet)} NOT NULL`).join(', ')},
    ${numbers.map((column) => `${column} int NOT NULL`).join(', ')},
    created timestamptz NOT NULL, featured boolean NOT NULL, id text NOT NULL, words text NOT NULL,
    vector tsvector GENERATED ALWAYS AS (to_tsvector('simple', words)) STORED
  )`

/** Makes and fills the table that most would make, with an index for each column. */
export const loadTypical = async (ask: Ask, market: Market): Promise<void> => {
  await ask(table)
  await insertMarket(market, {
    ask,
    types: [
      'int',
      ...facetNames.map(typeOf),
      ...numbers.map(() => 'int'),
      'timestamptz',
      'boolean',
      'text',
      'text',
    ],
    toValues: ({ seq, facets, price, year, mileage, views, created, isFeatured, id, words }) => {
      return [seq, ...facets, price, year, mileage, views, new Date(created), isFeatured, id, words]
    },
  })
  for (const column of [...facetNames, ...numbers, 'created', 'featured'])
    await ask(`CREATE INDEX ON listing (${column})`)
  await ask('CREATE INDEX ON listing USING gin (vector)')
  await ask('VACUUM ANALYZE listing')
}
