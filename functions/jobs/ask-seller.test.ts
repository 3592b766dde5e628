import { expect, test } from 'vitest'
import {
  changeAvailability,
  confirmListing,
  pauseBySilence,
} from '#functions/commands/change-availability.ts'
import { askSeller, nextStep } from './ask-seller.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { stockKey } from '#shared/rules/normalise.ts'

const day = (days: number) => new Date(Date.parse('2026-03-01T09:00:00.000Z') + days * 86_400_000)
const at = (days: number) => day(days).toISOString()
const car = aListing({ confirmedAt: at(0) })
const unasked = { askedAt: null }

test('moves with the clock: silence, a question, silence, a pause', () => {
  const asked = { askedAt: at(7) }
  expect(nextStep(unasked, car, day(6.999))).toBe('NOTHING')
  expect(nextStep(unasked, car, day(7))).toBe('ASK')
  expect(nextStep(asked, car, day(13.999))).toBe('NOTHING')
  expect(nextStep(asked, car, day(14))).toBe('PAUSE')
})

test('a car that its dealership’s nightly file has is confirmed by it', () => {
  const ofStock = { ...car, stockNumber: 'a 1' }
  const inFeed = new Set([stockKey('A1')])
  expect(nextStep(unasked, ofStock, day(7), inFeed)).toBe('CONFIRM')
  expect(nextStep({ askedAt: at(7) }, ofStock, day(14), inFeed)).toBe('CONFIRM')
  expect(nextStep(unasked, ofStock, day(6), inFeed)).toBe('NOTHING')
  expect(nextStep(unasked, { ...ofStock, stockNumber: 'B' }, day(7), inFeed)).toBe('ASK')
})

test('nobody is paused who was asked late: the week begins with the question', () => {
  expect(nextStep({ askedAt: at(12) }, car, day(18))).toBe('NOTHING')
  expect(nextStep({ askedAt: at(12) }, car, day(19))).toBe('PAUSE')
})

test('a word after the question counts, whatever waits beside the car', () => {
  const spoken = confirmListing(car, day(10))
  expect(nextStep({ askedAt: at(7) }, spoken, day(14))).toBe('NOTHING')
  expect(nextStep({ askedAt: at(7) }, spoken, day(17))).toBe('ASK')
})

test.each([
  undefined,
  { ...car, isHidden: true },
  { ...car, status: 'PENDING' as const },
  changeAvailability(car, 'SOLD', day(1)),
  pauseBySilence(car, day(14)),
])('what is not on offer is nobody’s question', (listing) => {
  expect(nextStep(unasked, listing, day(30))).toBe('FORGET')
})

test('silence gives back what it took', () => {
  for (const availability of ['AVAILABLE', 'RESERVED'] as const) {
    const offered = { ...car, availability }
    const paused = pauseBySilence(offered, day(14))
    expect(paused).toMatchObject({ availability: 'PAUSED', isPausedBySilence: true, confirmedAt: at(0) })
    const revived = confirmListing(paused, day(60))
    expect(revived).toMatchObject({ availability, isPausedBySilence: false, confirmedAt: at(60) })
    expect(revived.wasReserved).toBe(false)
  }
})

test('a yes revives nothing that its seller took off', () => {
  for (const availability of ['SOLD', 'PAUSED'] as const) {
    const taken = changeAvailability(car, availability, day(1))
    expect(confirmListing(taken, day(2))).toBe(taken)
  }
})

test('what a long run writes bears the time of its writing, or the change feed would be past it', async () => {
  const seller = aUser()
  const confirmed: ListingRecord = { ...car, stockNumber: 'A1' }
  const cars = new Map([car, confirmed].map((each, index) => [`lst_${index}`, each]))
  const written: ListingRecord[] = []
  let clock = day(14).getTime()
  await askSeller(seller.id, day(14), {
    now: () => new Date((clock += 40_000)),
    // Its email of today has gone out.
    readAskedAt: async () => at(14),
    readStockInFeed: async () => new Set([stockKey('A1')]),
    listConfirmations: async () =>
      [...cars.keys()].map((listingId) => ({ listingId, ownerId: seller.id, dueAt: at(14), askedAt: at(7) })),
    getUserById: async () => seller,
    getListingById: async (id) => cars.get(id),
    replaceListing: async (listing) => void written.push(listing),
    questionWrites: async () => [],
    transact: async () => {},
    markAsked: async () => true,
    deleteConfirmation: async () => {},
  })
  const after = (seconds: number) => new Date(day(14).getTime() + seconds * 1000).toISOString()
  expect(written).toMatchObject([
    { availability: 'PAUSED', updatedAt: after(40) },
    { confirmedAt: after(80), updatedAt: after(80) },
  ])
})
