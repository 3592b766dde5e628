import type { DatabaseSync } from 'node:sqlite'
import type { Market } from '#scripts/bench/market.ts'
import type { Codes } from '#scripts/bench/sql/codes.ts'
import { codesOf, rowsOf } from '#scripts/bench/sql/rows.ts'
import { facetNames } from '#shared/schemas/listing-query.ts'

// Ids apart, so that a scan reads half as much. Positions and sizes of words are not kept: no query asks for them.
const tables = `
  CREATE TABLE listing (
    seq INTEGER PRIMARY KEY, ${facetNames.map((facet) => `${facet} INTEGER NOT NULL`).join(', ')},
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
    ...facetNames.filter((facet) => !first.includes(facet)),
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
  const marks = Array.from({ length: facetNames.length + 7 }, () => '?').join(', ')
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
