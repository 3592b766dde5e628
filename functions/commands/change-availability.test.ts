import { expect, test, vi } from 'vitest'
import { changeAvailability, pauseBySilence, sayAvailability } from './change-availability.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { replaceListing as replace } from '#functions/data/listings.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import { newDealer } from './new-dealer.ts'
import { listingForOwner } from './sync-offers.ts'
import type { Availability } from '#shared/rules/availability.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const at = new Date('2026-03-01T09:00:00.000Z')
const dealer = { id: 'usr_00000000000000000000000009', slug: 'motors', businessName: 'Motors' }
const car = aListing({ dealer })
const aDealer = newDealer(aUser({ role: 'SELLER_DEALERSHIP', companyName: 'Gulf Star' }), 'abcd1234')

const say = async (seen: ListingRecord, said: Availability | 'AS_BEFORE') => {
  const replaceListing = vi.fn<typeof replace>(async () => {})
  const after = await sayAvailability(seen, said, { takeEdit: async () => {}, replaceListing, now: () => at })
  const counted = replaceListing.mock.calls.flatMap(([, , together = []]) =>
    together.map(({ Update }) => Update?.ExpressionAttributeValues?.[':add_totalSales']),
  )
  return { after, counted, isWritten: replaceListing.mock.calls.length === 1 }
}

test('counts a sale when it is said, and takes it back when it is unsaid', async () => {
  expect((await say(car, 'SOLD')).counted).toEqual([1])
  expect((await say(changeAvailability(car, 'SOLD', at), 'AVAILABLE')).counted).toEqual([-1])
  expect((await say(pauseBySilence(car, at), 'SOLD')).counted).toEqual([1])
  expect((await say(aListing(), 'SOLD')).counted).toEqual([])
})

test('a sale of before there was the dealership is not taken from its count', async () => {
  const owner = { user: aUser({ role: 'SELLER_DEALERSHIP', isVerified: true }), dealer: aDealer }
  const opened = (seen: ListingRecord) => listingForOwner(seen, owner, at)!
  const sold = opened(changeAvailability(aListing(), 'SOLD', at))
  expect(sold.dealer?.id).toBe(aDealer.id)
  const onSale = await say(sold, 'AVAILABLE')
  expect(onSale.counted).toEqual([])
  // The next sale is its own.
  const again = await say(onSale.after, 'SOLD')
  expect(again.counted).toEqual([1])
  expect((await say(again.after, 'AVAILABLE')).counted).toEqual([-1])
  expect((await say(opened(aListing()), 'SOLD')).counted).toEqual([1])
  // Closed and opened again, it begins to count anew.
  const closed = listingForOwner(again.after, { user: aUser(), dealer: undefined }, at)!
  expect((await say(opened(closed), 'AVAILABLE')).counted).toEqual([])
})

test('the same again is a word about a car on offer, and none about another', async () => {
  const same = await say(car, 'AVAILABLE')
  expect(same.after).toMatchObject({ confirmedAt: at.toISOString(), availabilityAt: car.availabilityAt })
  for (const availability of ['SOLD', 'PAUSED'] as const)
    for (const said of [availability, 'AS_BEFORE'] as const)
      expect((await say(changeAvailability(car, availability, at), said)).isWritten).toBe(false)
})

test('who pauses what silence paused means it', async () => {
  const { after } = await say(pauseBySilence(car, at), 'PAUSED')
  expect(after).toMatchObject({ availability: 'PAUSED', isPausedBySilence: false })
})
