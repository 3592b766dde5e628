import { expect, it } from 'vitest'
import { aListing, aUser } from '#functions/testing/builders.ts'
import type { Availability } from '#shared/rules/availability.ts'
import { listStock } from './list-stock.ts'

const dealer = aUser({ role: 'SELLER_DEALERSHIP' })

/** How the stock compares the one car with others, which the search has rated at 100,000. */
const marketOf = async (priceQAR: number, availability: Availability = 'AVAILABLE') => {
  const made = aListing({ status: 'APPROVED', availability })
  const listing = { ...made, car: { ...made.car, priceQAR } }
  const { cars } = await listStock(
    { actor: dealer, query: {} },
    {
      pageOwnedListings: async () => ({ listings: [listing], nextCursor: null }),
      withCounts: async (listings) =>
        listings.map((each) => ({ ...each, viewCount: 0, contactCount: 0, saveCount: 0 })),
      readDeals: async () => [{ verdict: 'HIGH', differencePercent: 12, priceQAR: 100_000 }],
    },
  )
  return cars[0]!.market
}

it('compares a price that the search does not know yet, and leaves its name to the search', async () => {
  expect(await marketOf(100_000)).toMatchObject({ verdict: 'HIGH', differencePercent: 12 })
  expect(await marketOf(90_000)).toEqual({ verdict: null, differencePercent: 0.8 })
})

it.each(['SOLD', 'PAUSED'] as const)('compares no car that is %s', async (availability) => {
  expect(await marketOf(100_000, availability)).toBeNull()
})
