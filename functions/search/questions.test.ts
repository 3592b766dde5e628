import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createIndex } from './search-index.ts'
import { answerQuestion } from './questions.ts'
import { randomDocuments, seededRandom } from './testing/documents.ts'
import { randomQuery } from './testing/queries.ts'
import { askIndex } from '#functions/testing/ask-index.ts'
import { searchListings } from '#shared/api/listings.ts'
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

test('the body of a response says what the answer says, as far as the route’s schema lets it out', async () => {
  const documents = randomDocuments(5, 400)
  const cars = createIndex(documents)
  const indexes = { cars: async () => cars, plates: () => Promise.reject(new Error('not asked')) }
  const random = seededRandom(6)
  for (let round = 0; round < 150; round++) {
    const query = randomQuery(random, documents)
    const [plain, body] = await Promise.all([
      answerQuestion(indexes, 'searchCars', query),
      answerQuestion(indexes, 'searchCars', query, true),
    ])
    if (!plain || !body || !('answer' in plain) || !('body' in body)) throw new Error('no answer')
    const written: unknown = JSON.parse(gunzipSync(Buffer.from(body.body, 'base64')).toString())
    expect([query, written]).toEqual([
      query,
      JSON.parse(JSON.stringify(searchListings.response.parse(plain.answer))),
    ])
  }
})

test('a question without a body of its own is answered', async () => {
  const indexes = {
    cars: async () => createIndex(randomDocuments(3, 5)),
    plates: () => Promise.reject(new Error('not asked')),
  }
  expect(await answerQuestion(indexes, 'dealerCounts', { dealerIds: ['usr_nobody'] }, true)).toEqual({
    answer: [0],
  })
})
