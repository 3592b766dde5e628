import { wordsOf } from '#functions/search/text/tokens.ts'
import { type ComparedFacet, comparedFacets } from './compared.ts'
import type { ListingQuery, SortKey } from '#shared/schemas/listing-query.ts'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Market } from '#scripts/bench/market.ts'
import { type Codes, createCodes, loadSqlite } from './sqlite-table.ts'
import { addCount, noCounts, type Read, type System } from './systems.ts'

/** One filter of a query: a column that must have one of the values, or lie within a limit. */
type Condition<V> = {
  /** The facet whose filter it is, which that facet's own counts leave out. */
  facet?: ComparedFacet
  column: string
  operator: 'in' | '>=' | '<='
  values: readonly (V | number)[]
}

const limits = [
  ['minPrice', 'price', '>='],
  ['maxPrice', 'price', '<='],
  ['minYear', 'year', '>='],
  ['maxYear', 'year', '<='],
] as const

/** The filters of a query but its text. `encode` turns the values of a facet into those of its column. */
const conditionsOf = <V>(
  query: ListingQuery,
  encode: (facet: ComparedFacet, values: readonly string[]) => readonly V[],
): Condition<V>[] => [
  ...comparedFacets.flatMap((facet): Condition<V>[] => {
    const wanted = query[facet]
    if (wanted === undefined) return []
    return [{ facet, column: facet, operator: 'in', values: encode(facet, [wanted].flat().map(String)) }]
  }),
  ...limits.flatMap(([name, column, operator]): Condition<V>[] => {
    const limit = query[name]
    return limit === undefined ? [] : [{ column, operator, values: [limit] }]
  }),
]

/** The normalised words of a query's text: a listing must have, for each, a word that begins with it. */
const textOf = (query: ListingQuery): readonly string[] => [...new Set(wordsOf(query.search ?? ''))]

const sortColumns: Readonly<Record<SortKey, readonly string[]>> = {
  createdAt: ['created'],
  priceQAR: ['price'],
  year: ['year'],
  mileage: ['mileage'],
  viewCount: ['views'],
  featured: ['featured', 'created'],
  // No column: never asked.
  deal: [],
}

/** The ORDER BY terms. SQL systems are spared the relevance: a text without an order is sorted by time. */
const orderOf = ({ sortBy = 'createdAt', sortOrder }: ListingQuery): string =>
  [...sortColumns[sortBy], 'seq'].map((column) => `${column} ${sortOrder}`).join(', ')

// No journal and no sync: only reading is measured. The whole file fits into cache and map.
const settings = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA page_size = 8192;
  PRAGMA temp_store = MEMORY; PRAGMA cache_size = -1000000; PRAGMA mmap_size = 2000000000;`

/**
 * SQLite with FTS5 as somebody would tune it for this: codes instead of texts, an index that covers the counts for each
 * common filter and one for each order, prepared statements, statistics.
 */
export const openSqlite = (market: Market): System => {
  const folder = mkdtempSync(join(tmpdir(), 'sayara-bench-'))
  const file = join(folder, 'listings.sqlite')
  const database = new DatabaseSync(file)
  database.exec(settings)
  const codes = createCodes()
  loadSqlite(database, market, codes)
  database.exec('CREATE TEMP TABLE matched (seq INTEGER PRIMARY KEY)')
  const ask = rememberStatements(database)

  // The text is looked up once a query; every other part of the answer starts from the rows it found.
  const match = (words: readonly string[]): void => {
    if (words.length === 0) return
    ask('DELETE FROM matched', [])
    const text = words.map((word) => `"${word}"*`).join(' ')
    ask('INSERT INTO matched SELECT rowid FROM listing_words WHERE listing_words MATCH ?', [text])
  }

  const search = (query: ListingQuery): Read => {
    const words = textOf(query)
    const hasText = words.length > 0
    match(words)
    const conditions = conditionsOf(query, codes.find)
    const { total, readCounts } = countSqlite({ ask, codes, conditions, hasText })
    const skip = (query.page - 1) * query.limit
    // Walking the order finds the page after that many rows; otherwise the matches are sorted. Statistics alone cannot tell.
    const steps = ((skip + query.limit) * market.size) / Math.max(1, total)
    const where = whereOf(conditions, hasText, steps < total)
    const page = `SELECT seq FROM listing ${where.sql} ORDER BY ${orderOf(query)} LIMIT ? OFFSET ?`
    const rows = ask(`SELECT id FROM (${page}) CROSS JOIN listing_id USING (seq)`, [
      ...where.values,
      query.limit,
      skip,
    ])
    return () => {
      const facets = noCounts()
      for (const [facet, code, count] of readCounts())
        addCount(facets[facet], codes.value(facet, code), count)
      return { ids: rows.map(([id]) => String(id)), total, facets }
    }
  }

  return {
    name: 'SQLite, tuned',
    ask: search,
    diskBytes: statSync(file).size,
    close: () => {
      database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Counted = { ask: Ask; codes: Codes; conditions: readonly Condition<number>[]; hasText: boolean }

/** How many rows have a code of a facet; the same code may come several times. */
type Count = readonly [facet: ComparedFacet, code: number, count: number]
type Found = { total: number; readCounts: () => Count[] }

// With few values, one pass that counts them all is several times faster than GROUP BY, which sorts.
const fewValues = comparedFacets.filter((facet) => facet !== 'make' && facet !== 'model')
const ofCar = ['make', 'model'] as const

const countFew = (facets: readonly ComparedFacet[], { ask, codes, conditions, hasText }: Counted): Found => {
  const cells = facets.flatMap((facet) => codes.all(facet).map((code) => [facet, code] as const))
  const sums = cells.map(([facet, code]) => `count(*) FILTER (WHERE ${facet} = ${code})`)
  const where = whereOf(conditions, hasText)
  const sql = `SELECT ${['count(*)', ...sums].join(', ')} FROM listing ${where.sql}`
  const [[total = 0, ...counts] = []] = ask(sql, where.values)
  return {
    total: Number(total),
    readCounts: () => cells.map(([facet, code], place) => [facet, code, Number(counts[place])]),
  }
}

const countCars = (
  facets: readonly ComparedFacet[],
  { ask, conditions, hasText }: Counted,
): Found['readCounts'] => {
  if (facets.length === 0) return () => []
  const where = whereOf(conditions, hasText)
  // In the order of an index, so that nothing is sorted.
  const rows = ask(
    `SELECT make, model, count(*) FROM listing ${where.sql} GROUP BY make, model`,
    where.values,
  )
  return () =>
    facets.flatMap((facet) =>
      rows.map(([make, model, count]): Count => [
        facet,
        Number(facet === 'make' ? make : model),
        Number(count),
      ]),
    )
}

const countOwn = (facet: ComparedFacet, counted: Counted): Found['readCounts'] => {
  const others = {
    ...counted,
    conditions: counted.conditions.filter((condition) => condition.facet !== facet),
  }
  return facet === 'make' || facet === 'model'
    ? countCars([facet], others)
    : countFew([facet], others).readCounts
}

/** The total and the counts of every facet: two passes for all that are not filtered, and one for each that is. */
const countSqlite = (counted: Counted): Found => {
  const isFiltered = (name: ComparedFacet) => counted.conditions.some(({ facet }) => facet === name)
  const few = countFew(
    fewValues.filter((facet) => !isFiltered(facet)),
    counted,
  )
  const others = [
    countCars(
      ofCar.filter((facet) => !isFiltered(facet)),
      counted,
    ),
    ...comparedFacets.filter(isFiltered).map((facet) => countOwn(facet, counted)),
  ]
  return { total: few.total, readCounts: () => [few.readCounts, ...others].flatMap((read) => read()) }
}

type Cell = string | number
type Ask = (sql: string, values: readonly SQLInputValue[]) => Cell[][]

/** Runs queries by their text; each text is prepared once. Rows come as arrays, which cost less than objects. */
const rememberStatements = (database: DatabaseSync): Ask => {
  const prepared = new Map<string, ReturnType<typeof database.prepare>>()
  return (sql, values) => {
    let statement = prepared.get(sql)
    if (!statement) {
      statement = database.prepare(sql)
      statement.setReturnArrays(true)
      prepared.set(sql, statement)
    }
    return statement.all(...values) as unknown as Cell[][]
  }
}

/**
 * The WHERE of some filters, '' without any, and its values in order. With `unindexed` no filter may choose the index:
 * SQLite then walks that of the order.
 */
const whereOf = (conditions: readonly Condition<number>[], hasText: boolean, unindexed = false) => {
  const sign = unindexed ? '+' : ''
  const parts = conditions.map(({ column, operator, values }) => {
    if (operator !== 'in') return `${sign}${column} ${operator} ?`
    const marks = values.map(() => '?').join(', ')
    return values.length === 1 ? `${sign}${column} = ?` : `${sign}${column} IN (${marks})`
  })
  if (hasText) parts.push(`${sign}seq IN (SELECT seq FROM matched)`)
  return {
    sql: parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`,
    values: conditions.flatMap(({ values }) => values),
  }
}
