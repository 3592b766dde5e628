import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Market } from './market.ts'
import { createCodes } from './sql/codes.ts'
import { conditionsOf, orderOf, textOf } from './sql/conditions.ts'
import { countSqlite } from './sqlite/count-facets.ts'
import { loadSqlite } from './sqlite/load.ts'
import { rememberStatements, whereOf } from './sqlite/statements.ts'
import { addCount, noCounts, type Read, type System } from './systems.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

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
    // Walking the order finds the page after so many rows; else the matches are sorted. Statistics alone cannot tell.
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
