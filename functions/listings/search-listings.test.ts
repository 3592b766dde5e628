import { describe, expect, test } from 'vitest'
import { listFeatured } from '#functions/listings/list-featured.ts'
import { searchListings } from '#functions/listings/search-listings.ts'
import { createIndex } from '#functions/search/search-index.ts'
import { answer, compressed } from '#functions/core/respond.ts'
import type { Answer } from '#shared/api/contract.ts'
import { askIndex } from '#functions/testing/ask-index.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'
import { listFeatured as featuredRoute, searchListings as route } from '#shared/api/listings.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

const cars = createIndex(randomDocuments(2, 300))
const deps = { askSearch: askIndex({ cars }) }
const ask = async (parameters: Record<string, string>) => {
  const query = listingQuery.parse(parameters)
  const found = await searchListings({ query }, { liveListingIndex: async () => cars })
  return JSON.parse(compressed(answer(route, found, 'r'), '').body ?? '') as Answer<typeof route>
}

describe('searchListings', () => {
  test('answers what its contract promises, defaults filled in', async () => {
    const found = await ask({})
    expect(found).toMatchObject({ total: 300, page: 1, limit: 20 })
    expect(route.response.parse(found)).toEqual(found)
  })

  test('takes filters as the address writes them', async () => {
    const found = await ask({
      make: 'Toyota,Nissan',
      dealerOnly: 'true',
      sortBy: 'priceQAR',
      sortOrder: 'asc',
      limit: '5',
    })
    const prices = found.listings.map(({ priceQAR }) => priceQAR)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    for (const card of found.listings)
      expect([card.make, card.dealerProfileId]).toEqual([
        expect.stringMatching(/Toyota|Nissan/),
        expect.any(String),
      ])
  })

  test('passes on that the index is unavailable', async () => {
    const down = { liveListingIndex: () => Promise.reject(new Error('down')) }
    await expect(searchListings({ query: listingQuery.parse({}) }, down)).rejects.toThrow('down')
  })
})

test('listFeatured answers at most twelve cards, all featured', async () => {
  const cards = await listFeatured(undefined, deps)
  expect(cards).toHaveLength(12)
  expect(cards.every(({ isFeatured }) => isFeatured)).toBe(true)
  expect(featuredRoute.response.parse(cards)).toEqual(cards)
})
