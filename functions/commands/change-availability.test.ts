import { expect, test, vi } from 'vitest'
import { changeAvailability, pauseBySilence, sayAvailability } from './change-availability.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { replaceListing as replace } from '#functions/data/listings.ts'
import { aListing } from '#functions/testing/builders.ts'
import type { Availability } from '#shared/rules/availability.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const at = new Date('2026-03-01T09:00:00.000Z')
const dealer = { id: 'usr_00000000000000000000000009', slug: 'motors', businessName: 'Motors' }
const car = aListing({ dealer })

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
