import { expect, test } from 'vitest'
import { createMarket } from './market.ts'
import { isListed, toListingItem } from '#functions/data/listing-record.ts'
import { noCounts } from '#functions/data/counts.ts'
import { toSearchChange } from '#functions/data/change-feed.ts'
import { createIndex } from '#functions/search/search-index.ts'
import { answerOf } from '#functions/search/testing/answer.ts'
import { bruteForce } from '#functions/search/testing/brute-force.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery, randomQuery } from '#functions/search/testing/queries.ts'
import { makes } from '#shared/reference/makes.ts'

const documents = createMarket(new Date('2026-11-01T09:00:00.000Z')).listings.flatMap(({ record }) => {
  if (!isListed(record)) return []
  const change = toSearchChange(toListingItem(record), noCounts)
  return change && 'document' in change ? [change.document] : []
})
const index = createIndex(documents)

test('the demo market answers 1,500 random queries as a look at every listing does', () => {
  const random = seededRandom(5)
  for (let round = 0; round < 1500; round++) {
    const query = randomQuery(random, documents)
    expect(answerOf(index, query), JSON.stringify(query)).toEqual(bruteForce(documents, query))
  }
})

test('every make of the demo market is what a search for its name in either language shows first', () => {
  const present = new Set(documents.map(({ card }) => card.make))
  expect(present.size).toBeGreaterThan(40)
  for (const { name, ar } of makes.filter(({ name }) => present.has(name)))
    for (const text of [name, ar, name.toLowerCase()]) {
      // A jeep is every SUV to many, but the most relevant are Jeeps.
      const { cards } = answerOf(index, { ...plainQuery, search: text })
      expect(cards[0]?.make, text).toBe(name)
    }
})
