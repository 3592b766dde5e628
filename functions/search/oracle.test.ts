import { expect, test } from 'vitest'
import { createIndex } from '#functions/search/search-index.ts'
import { answerOf } from '#functions/search/testing/answer.ts'
import { bruteForce } from '#functions/search/testing/brute-force.ts'
import { randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { randomQuery } from '#functions/search/testing/queries.ts'
import { amount } from '#functions/trust/mode.ts'

const rounds = amount({ quick: 1000, nightly: 5000 })

type Listed = { cards: readonly { id: string }[]; total: number }
const sameCards = (a: Listed, b: Listed): boolean =>
  a.total === b.total &&
  a.cards.length === b.cards.length &&
  a.cards.every(({ id }, at) => id === b.cards[at]!.id)

// Rows beyond one word, one block of cards, one bucket of ranks: at this size every path of the engine is taken.
test('answers random queries on 10,000 listings as a look at every listing does', () => {
  const documents = randomDocuments(2026, 10_000)
  const index = createIndex(documents)
  const random = seededRandom(99)
  let found = 0
  for (let round = 0; round < rounds; round++) {
    const query = randomQuery(random, documents)
    const answer = answerOf(index, query)
    const expected = bruteForce(documents, query)
    // Compared as JSON first: comparing 600 counts by `toEqual` takes longer than both searches.
    if (JSON.stringify(answer.facets) !== JSON.stringify(expected.facets) || !sameCards(answer, expected))
      expect(answer, JSON.stringify(query)).toEqual(expected)
    if (answer.total > 0) found++
  }
  expect(found).toBeGreaterThan(rounds / 2)
})
