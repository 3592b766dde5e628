import { expect, test } from 'vitest'
import { createIndex, hideDealers } from './search-index.ts'
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

test('a text that finds nothing names the dealers whose name it may be, in either script', async () => {
  const documents = randomDocuments(3, 200).map((document) => {
    const { dealerProfile } = document.card
    if (dealerProfile?.slug !== 'dealer-0') return document
    const named = { ...dealerProfile, businessName: 'Gold Gate', businessNameAr: 'معرض البوابة الذهبية' }
    return { ...document, card: { ...document.card, color: 'White' as const, dealerProfile: named } }
  })
  const ask = askIndex({ cars: createIndex(documents) })
  const gold = documents.filter(({ card }) => card.dealerProfile?.slug === 'dealer-0').length
  for (const search of ['Gold Gate', 'معرض البوابة الذهبية']) {
    const { total, dealers } = await ask('searchCars', listingQuery.parse({ search, color: 'Gold' }))
    expect([search, total, dealers?.map(({ slug, count }) => [slug, count])]).toEqual([
      search,
      0,
      [['dealer-0', gold]],
    ])
  }
  const some = await ask('searchCars', listingQuery.parse({}))
  expect(some).not.toHaveProperty('dealers')
})

test('cards and deals are of no car whose dealer is hidden', async () => {
  const cars = createIndex(randomDocuments(3, 200))
  const ask = askIndex({ cars })
  const { listings } = await ask('searchCars', listingQuery.parse({ limit: '100' }))
  const ids = listings.map(({ id }) => id)
  const dealer = listings.find(({ dealerProfile }) => dealerProfile)!.dealerProfile!.id
  hideDealers(cars, [dealer])
  const shown = listings.filter(({ dealerProfile }) => dealerProfile?.id !== dealer).map(({ id }) => id)
  expect((await ask('cardsOf', { ids })).map(({ id }) => id)).toEqual(shown)
  const deals = await ask('dealsOf', { ids })
  expect(ids.filter((id, place) => deals[place] && !shown.includes(id))).toEqual([])
})
