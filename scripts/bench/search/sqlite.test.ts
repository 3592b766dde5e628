import { expect, test } from 'vitest'
import { createMarket } from '#scripts/bench/market.ts'
import { compareAnswers, keepAnswers, asSystem } from './systems.ts'
import { createQueries } from './queries.ts'
import { openSqlite } from './sqlite.ts'
import { createIndex } from '#functions/search/search-index.ts'

test('SQLite and our engine answer the same, but for what only one of them makes of a text', async () => {
  const market = createMarket(3, 1500)
  const queries = createQueries(5, market, 150)
  const sqlite = openSqlite(market)
  const theirs = await keepAnswers(sqlite, queries)
  await sqlite.close()
  const ours = await keepAnswers(asSystem(createIndex(market)), queries)
  const { plain } = compareAnswers(queries, ours, theirs)
  expect(plain.asked).toBeGreaterThan(80)
  expect(plain).toMatchObject({ totals: plain.asked, facets: plain.asked, pages: plain.paged })
})
