import { expect, test } from 'vitest'
import { createIndex } from './search-index.ts'
import { randomDocuments } from './testing/documents.ts'
import { askIndex } from '#functions/testing/ask-index.ts'
import { limits } from '#shared/constants/limits.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

// Lambda takes 6 MB; a card with all that a seller may write is ten times as long as one of these.
const roomForCards = 600_000

test('the longest answers fit into one of Lambda’s, also with cards ten times as long', async () => {
  const ask = askIndex({ cars: createIndex(randomDocuments(3, 2000)) })
  const query = listingQuery.parse({ limit: String(limits.search.page.max), histogram: 'true' })
  const page = await ask('searchCars', query)
  expect(page.listings).toHaveLength(limits.search.page.max)
  const [{ make, model, year }] = page.listings as [(typeof page.listings)[number]]
  const found = await ask('comparableCars', { car: { make, model, year } })
  for (const answer of [page, found]) expect(JSON.stringify(answer).length).toBeLessThan(roomForCards)
})
