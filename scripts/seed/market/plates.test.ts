import { describe, expect, test } from 'vitest'
import { plateLocations, plateTagNames, sellPlateCategories } from '#shared/reference/plate-vocabulary.ts'
import {
  plateSlug,
  plateText,
  readPlateNumber,
  type PlateNumber,
  isPlateListed,
} from '#shared/rules/plate.ts'
import { plateCategories, plateTags } from '#shared/rules/plate-tags.ts'
import { newPlate } from '#shared/schemas/plate.ts'
import { createMarket } from './market.ts'
import type { PlannedPlate } from './plates.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const { accounts, plates, plateConversations, savedPlates } = createMarket(now)
const { buyer, seller, dealerships } = accounts
const dealer = dealerships[0]!.user

const faceOf = ({ plateNumber }: PlannedPlate): PlateNumber => readPlateNumber(plateNumber)!
const stateOf = ({ decision, ended }: PlannedPlate) =>
  ({
    status: !decision ? 'PENDING' : decision.reason === undefined ? 'APPROVED' : 'REJECTED',
    availability: ended?.availability ?? 'AVAILABLE',
  }) as const
const priceNow = ({ lowered, price }: PlannedPlate): number => lowered?.price ?? price
const ownedBy = (id: string) => plates.filter(({ owner }) => owner.user.id === id)
const isArabic = (text = '') => /[\u0600-\u06ff]{3}/.test(text)
const timesOf = ({ at, decision, lowered, ended }: PlannedPlate) =>
  [at, decision?.at, lowered?.at, ended?.at].flatMap((time) => (time ? [time.toISOString()] : []))

/** The price range of an ordinary number by its digits (from, to), and the most with a pattern. */
const plausible: Readonly<Record<number, readonly [from: number, to: number, most: number]>> = {
  1: [10_000_000, 30_000_000, 30_000_000],
  2: [2_000_000, 8_000_000, 15_000_000],
  3: [700_000, 3_500_000, 4_500_000],
  4: [120_000, 600_000, 3_500_000],
  5: [15_000, 60_000, 2_000_000],
  6: [3000, 15_000, 3_000_000],
}

describe('the plates', () => {
  test('are sixty, no number twice, and most can be had', () => {
    expect(plates).toHaveLength(60)
    expect(new Set(plates.map((plate) => plateSlug(faceOf(plate)))).size).toBe(60)
    expect(plates.filter((plate) => isPlateListed(stateOf(plate))).length).toBeGreaterThanOrEqual(40)
  })

  test('are in every state, with something to review', () => {
    const count = (name: string) =>
      plates.filter((plate) => Object.values<string>(stateOf(plate)).includes(name)).length
    expect(count('PENDING')).toBeGreaterThanOrEqual(4)
    expect([count('REJECTED'), count('RESERVED'), count('PAUSED')]).toEqual([3, 3, 2])
    expect(count('SOLD')).toBeGreaterThanOrEqual(5)
    expect(plates.filter(({ lowered }) => lowered).length).toBeGreaterThanOrEqual(4)
    const featured = plates.filter(({ isFeatured }) => isFeatured)
    expect(featured.length).toBeGreaterThanOrEqual(4)
    for (const plate of featured)
      expect(stateOf(plate)).toEqual({ status: 'APPROVED', availability: 'AVAILABLE' })
  })

  test('could have been offered on the site', () => {
    for (const { plateNumber, category, location, description, price } of plates) {
      const body = { plateNumber, category, location, price, ...(description && { description }) }
      expect(newPlate.safeParse(body)).toMatchObject({ success: true, data: { plateNumber } })
    }
  })

  test('show what a plate can be: every length, series, pattern, category and municipality', () => {
    const faces = plates.filter((plate) => isPlateListed(stateOf(plate))).map(faceOf)
    expect(new Set(faces.map(({ number }) => number.length))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(new Set(faces.map(({ series }) => series))).toEqual(new Set([null, 'Q', 'T', 'R']))
    expect(new Set(faces.flatMap(({ number }) => plateTags(number)))).toEqual(new Set(plateTagNames))
    expect(new Set(plates.map(({ category }) => category))).toEqual(new Set(sellPlateCategories))
    expect(new Set(plates.map(({ location }) => location))).toEqual(new Set(plateLocations))
  })

  test('ask a price that fits the number, and lower it only', () => {
    for (const plate of plates) {
      const { number } = faceOf(plate)
      const [from, to, most] = plausible[number.length]!
      const isOrdinary = plateCategories({ number }).every((name) => name === 'premium')
      const price = priceNow(plate)
      expect(price, plate.plateNumber).toBeGreaterThanOrEqual(from)
      expect(price, plate.plateNumber).toBeLessThanOrEqual(isOrdinary ? to : most)
      if (plate.lowered) expect(plate.lowered.price).toBeLessThan(plate.price)
    }
  })

  test('live forward in time, since their sellers have accounts', () => {
    for (const plate of plates) {
      const times = timesOf(plate)
      expect(times).toEqual(times.toSorted())
      expect(new Set(times).size).toBe(times.length)
      expect(times.at(-1)! < now.toISOString()).toBe(true)
      expect(plate.owner.user.createdAt < times[0]!).toBe(true)
    }
    const ages = plates.map(({ at }) => (now.getTime() - at.getTime()) / 86_400_000)
    expect(Math.max(...ages)).toBeLessThanOrEqual(60)
    expect(ages.filter((age) => age > 20).length).toBeGreaterThan(15)
    expect(ages.filter((age) => age < 7).length).toBeGreaterThan(5)
  })

  test('are noticed only while they are public, by more people than get in touch', () => {
    for (const plate of plates) {
      const { viewCount, contactCount, saveCount } = plate.counts
      if (stateOf(plate).status === 'APPROVED') expect(viewCount).toBeGreaterThan(contactCount + saveCount)
      else expect(viewCount + contactCount + saveCount).toBe(0)
    }
  })

  test('are described in both languages, or not at all', () => {
    const written = plates.flatMap(({ description }) => (description ? [description] : []))
    expect(written.length).toBeLessThan(55)
    expect(written.filter(isArabic).length).toBeGreaterThan(12)
    expect(written.filter((text) => !isArabic(text)).length).toBeGreaterThan(12)
  })
})

describe('the demo accounts', () => {
  test('find plates in every state: `seller`; public ones: `dealer`', () => {
    const states = (id: string) =>
      new Set(ownedBy(id).map((plate) => Object.values<string>(stateOf(plate)).join(' ')))
    expect(states(seller.id)).toEqual(
      new Set([
        'APPROVED AVAILABLE',
        'APPROVED RESERVED',
        'APPROVED SOLD',
        'APPROVED PAUSED',
        'PENDING AVAILABLE',
        'REJECTED AVAILABLE',
      ]),
    )
    expect(states(dealer.id)).toContain('APPROVED AVAILABLE')
    expect(plates.filter(({ owner }) => owner.dealer).length).toBeGreaterThan(12)
    expect(plates.filter(({ owner }) => !owner.dealer).length).toBeGreaterThan(25)
  })

  test('talk and save while a plate is public', () => {
    for (const { plate, at, buyer: who, lines, outcome } of plateConversations) {
      expect(who.id).not.toBe(plate.owner.user.id)
      const times = [plate.decision!.at, at, ...lines.map((line) => line.at), outcome?.at ?? now, now]
      const instants = times.map((time) => time.toISOString())
      expect(instants).toEqual(instants.toSorted())
      if (plate.ended) expect(outcome!.at < plate.ended.at).toBe(true)
    }
    expect(plateConversations.some(({ buyer: who }) => who.id === buyer.id)).toBe(true)
    expect(plateConversations.filter(({ unreadBy }) => unreadBy === 'seller')).toHaveLength(2)
    expect(savedPlates.length).toBeGreaterThanOrEqual(5)
    expect(new Set(savedPlates.map(({ plate }) => plateText(faceOf(plate)))).size).toBe(savedPlates.length)
    for (const { plate, at } of savedPlates) {
      expect(at > plate.decision!.at).toBe(true)
      expect(at < (plate.ended?.at ?? now)).toBe(true)
    }
    expect(savedPlates.some(({ plate }) => plate.ended?.availability === 'SOLD')).toBe(true)
  })
})
