import { beforeAll, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import {
  type CountedDaily,
  type CountedFor,
  dayName,
  forListing,
  forPlate,
  readCounts,
  withStockCounts,
} from '#functions/data/counts.ts'
import { readListingDays, readSellerDays } from '#functions/data/day-counts.ts'
import { keys } from '#functions/data/keys.ts'
import { deleteListingRecord, getListingById, insertListing } from '#functions/data/listings.ts'
import { countPersonWrites, countView, wasCounted } from '#functions/data/person-counts.ts'
import { queryItems } from '#functions/data/queries.ts'
import { anyItem, getItem, insertWrite, putWrite, updateWrite, write } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { aListing } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { toListingItem } from '#functions/data/listing-record.ts'

beforeAll(() => useOwnTable())

const dayMs = 86_400_000
const start = new Date('2026-03-20T09:00:00.000Z')
const later = (days: number) => new Date(start.getTime() + days * dayMs)
const nothing = { viewCount: 0, contactCount: 0, saveCount: 0 }

const aCar = async (ownerId = newId('user')) => {
  const id = newId('listing')
  const car = aListing({ id, ownerId, slug: `car-${id.slice(-10).toLowerCase()}`, photos: [] })
  await insertListing(car, [])
  return car
}

const countsItem = async ({ counts }: CountedFor) => await getItem(counts, anyItem)
const pages = (id: string) =>
  queryItems({ partition: keys.viewers(id, 0, '').pk, prefix: 'VIEWERS#' }, anyItem)
const viewed = async (car: { id: string; ownerId: string }, people: readonly string[], at = start) => {
  for (const person of people) await countView(forListing(car), person, at)
}
const crowd = (count: number, name = 'visitor') =>
  Array.from({ length: count }, (_, index) => `${name}:${index}`)

it('counts everybody once, however many come at once', async () => {
  const car = await aCar()
  const people = crowd(200)
  // More at once would wait longer for a connection than a request may.
  await eachAtOnce([...people, ...people], 40, (person) => countView(forListing(car), person, start))
  expect(await readCounts(car)).toEqual({ ...nothing, viewCount: 200 })
  await viewed(car, people.slice(0, 100))
  expect((await readCounts(car)).viewCount).toBe(200)
})

it('keeps the counts of a car that many view below one write unit', async () => {
  const car = await aCar()
  for (let day = 0; day < 40; day++) await viewed(car, crowd(10, `day${day}`), later(day))
  const item = await countsItem(forListing(car))
  expect(item).toMatchObject({ viewCount: 400 })
  const bytes = Object.entries(item ?? {}).reduce(
    (sum, [name, value]) =>
      sum +
      name.length +
      (value instanceof Set ? value.size * 4 : typeof value === 'string' ? value.length : 3),
    0,
  )
  expect(bytes).toBeLessThan(1000)
  expect((await pages(car.id)).length).toBeGreaterThan(2)
  const days = await readListingDays(car, '2026-03-01', '2026-05-31')
  expect(days).toHaveLength(40)
  expect(new Set(days.map(({ views }) => views))).toEqual(new Set([10]))
})

it('counts a person again after a month, and not before', async () => {
  const car = await aCar()
  await viewed(car, ['visitor:a', ...crowd(90)])
  expect(await pages(car.id)).not.toEqual([])
  for (const days of [1, 10, 29.9]) await viewed(car, ['visitor:a', 'visitor:3'], later(days))
  expect((await readCounts(car)).viewCount).toBe(91)
  await viewed(car, ['visitor:a', 'visitor:3'], later(35))
  expect((await readCounts(car)).viewCount).toBe(93)
})

it('forgets marks that count no more', async () => {
  const car = await aCar()
  await viewed(car, ['visitor:a'])
  await viewed(car, ['visitor:b'], later(50))
  const sets = Object.keys((await countsItem(forListing(car))) ?? {}).filter((name) => /^p\d/.test(name))
  expect(sets).toHaveLength(1)
  for (const { expiresAt } of await pages(car.id)) expect(expiresAt).toBeLessThan(later(36).getTime() / 1000)
})

it('moves the days of past months out, and shows them as before', async () => {
  const car = await aCar()
  await viewed(car, ['visitor:a', 'visitor:b'])
  await transact(countPersonWrites('SAVE', forListing(car), 'user:a', start))
  const byPhone = { ...forListing(car), way: 'CALL' as const }
  await transact(countPersonWrites('CONTACT', byPhone, 'user:a', start))
  await viewed(car, ['visitor:c'], later(20))
  expect(await countsItem(forListing(car))).not.toHaveProperty('v260320')
  const month = await getItem(keys.monthCounts(car.ownerId, '2026-03', car.id), anyItem)
  expect(month).toMatchObject({ v260320: 2, s260320: 1, c260320: 1, t260320: 1 })
  const expected = [
    {
      day: '2026-03-20',
      views: 2,
      contacts: 1,
      saves: 1,
      ways: { whatsapp: 0, call: 1, message: 0 },
    },
    { day: '2026-04-09', views: 1, contacts: 0, saves: 0 },
  ]
  expect(await readListingDays(car, '2026-03-01', '2026-04-30')).toEqual(expected)
  expect(await readSellerDays(car.ownerId, '2026-03-01', '2026-04-30')).toEqual(expected)
  expect(await readSellerDays(car.ownerId, '2026-03-21', '2026-04-30')).toEqual(expected.slice(1))
})

it('moves also a month of many numbers, which are too long for one update', async () => {
  const car = await aCar()
  const each: CountedDaily[] = ['VIEW', 'CONTACT', 'SAVE', 'WHATSAPP', 'CALL', 'MESSAGE']
  const days = Array.from({ length: 31 }, (_, n) => `2026-03-${String(n + 1).padStart(2, '0')}`)
  const numbers = days.flatMap((day) => each.map((what) => [dayName(what, day), 2] as const))
  // The store refuses an expression of more than 4 KB, as DynamoDB does.
  for (const some of [numbers.slice(0, 90), numbers.slice(90)])
    await write(updateWrite(forListing(car).counts, { set: Object.fromEntries(some) }))
  const before = await readListingDays(car, '2026-03-01', '2026-03-31')
  await viewed(car, ['visitor:a'], later(20))
  const item = (await countsItem(forListing(car))) ?? {}
  expect(numbers.filter(([name]) => name in item)).toEqual([])
  expect(await readListingDays(car, '2026-03-01', '2026-03-31')).toEqual(before)
  expect(before).toHaveLength(31)
})

it('shows a day once when moving it was cut off', async () => {
  const car = await aCar()
  await viewed(car, ['visitor:a'])
  await write(putWrite({ ...keys.monthCounts(car.ownerId, '2026-03', car.id), v260320: 1 }))
  expect(await readSellerDays(car.ownerId, '2026-03-01', '2026-03-31')).toMatchObject([{ views: 1 }])
})

/** A car, its days and a viewer as the version before stored them. */
const anOldCar = async () => {
  const id = newId('listing')
  const car = {
    ...aListing({ id, ownerId: newId('user'), photos: [] }),
    viewCount: 7,
    contactCount: 2,
    saveCount: 1,
  }
  await write(insertWrite(toListingItem(car)))
  await write(putWrite({ ...keys.listingDay(id, '2026-03-20'), views: 7, contacts: 2, saves: 1 }))
  await write(putWrite({ ...keys.sellerDay(car.ownerId, '2026-03-20'), views: 9, contacts: 2, saves: 1 }))
  const expiresAt = Math.floor(later(20).getTime() / 1000)
  for (const what of ['VIEW', 'CONTACT'] as const)
    await write(putWrite({ ...keys.counted(what, id, 'user:old'), expiresAt }))
  return car
}

it('goes on from what an older version counted', async () => {
  const car = (await getListingById((await anOldCar()).id))!
  expect(await readCounts(car)).toEqual({ viewCount: 7, contactCount: 2, saveCount: 1 })
  await viewed(car, ['user:old', 'user:new'])
  expect(await wasCounted('CONTACT', forListing(car), 'user:old', start)).toBe(true)
  expect(await readCounts(car)).toEqual({ viewCount: 8, contactCount: 2, saveCount: 1 })
  const [counted] = await withStockCounts(car.ownerId, [car])
  expect(counted).toMatchObject({ viewCount: 8, contactCount: 2, saveCount: 1 })
  expect(await readListingDays(car, '2026-03-01', '2026-03-31')).toMatchObject([
    { views: 8, contacts: 2, saves: 1 },
  ])
  expect(await readSellerDays(car.ownerId, '2026-03-01', '2026-03-31')).toMatchObject([
    { views: 10, contacts: 2 },
  ])
})

it('counts the first contact and save of what an older version stored without counts', async () => {
  const car = await anOldCar()
  for (const what of ['CONTACT', 'SAVE'] as const) {
    expect(await wasCounted(what, forListing(car), 'user:new', start)).toBe(false)
    await transact(countPersonWrites(what, forListing(car), 'user:new', start, 'LISTING_NOT_FOUND'))
  }
  expect(await readCounts(car)).toEqual({ viewCount: 7, contactCount: 3, saveCount: 2 })
})

it('counts nothing for a car that is gone, whose days stay in its seller’s charts', async () => {
  const car = await aCar()
  await viewed(car, ['visitor:a'])
  await deleteListingRecord(car, later(1), [])
  const ended = await countsItem(forListing(car))
  expect(ended).toMatchObject({ viewCount: 1, expiresAt: later(401).getTime() / 1000 })
  expect(Object.keys(ended ?? {}).filter((name) => /^p\d/.test(name))).toEqual([])
  await viewed(car, ['visitor:b'], later(1))
  const contact = countPersonWrites('CONTACT', forListing(car), 'user:a', later(1), 'LISTING_NOT_FOUND')
  await expect(transact(contact)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
  expect(await readSellerDays(car.ownerId, '2026-03-01', '2026-03-31')).toMatchObject([{ views: 1 }])
  // Neither for what never was.
  const nobodys = forPlate({ id: newId('plate'), ownerId: newId('user') })
  await countView(nobodys, 'visitor:a', start)
  expect(await countsItem(nobodys)).toBeUndefined()
})
