import { describe, expect, test } from 'vitest'
import { createMarket } from './market.ts'
import { listingCard } from '#shared/schemas/listing.ts'

const market = createMarket(3, 3000)
const documents = [...market]
const share = (has: (card: (typeof documents)[number]['card']) => boolean) =>
  documents.filter(({ card }) => has(card)).length / documents.length

describe('createMarket', () => {
  test('makes the same listing for the same number, alone or in a row', () => {
    expect(market.document(1234)).toEqual(documents[1234])
    expect(createMarket(4, 3000).document(1234)).not.toEqual(documents[1234])
  })

  test('makes cards as the API answers them, each under its own id', () => {
    for (const { card } of documents.slice(0, 300)) expect(listingCard.parse(card)).toEqual(card)
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
  })

  test('has the shares of the market it copies', () => {
    expect(share(({ make }) => make === 'Toyota')).toBeCloseTo(0.21, 1)
    expect(share(({ city }) => city === 'Doha')).toBeCloseTo(0.45, 1)
    expect(share(({ dealerProfileId }) => dealerProfileId !== null)).toBeCloseTo(0.4, 1)
    expect(share(({ images }) => images.length > 0)).toBeCloseTo(0.8, 1)
  })

  test('describes cars in 8 to 25 words', () => {
    for (const { words } of documents) {
      const count = words.split('\n').at(-1)!.split(' ').length
      expect(count).toBeGreaterThanOrEqual(8)
      expect(count).toBeLessThanOrEqual(25)
    }
  })
})
