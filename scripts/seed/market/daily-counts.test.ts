import { expect, test } from 'vitest'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import { createRandom } from '../random.ts'
import { dailyCounts } from './daily-counts.ts'
import { createMarket } from './market.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const records = createMarket(now).listings.map(({ record }) => record)
const daysOf = (record: (typeof records)[number]) => dailyCounts(record, now, createRandom(record.id))

test('the days of each car add up to what is counted of it, from its publication until it is gone', () => {
  for (const record of records) {
    const days = daysOf(record)
    const sum = (name: 'views' | 'contacts' | 'saves') => days.reduce((all, day) => all + day[name], 0)
    expect([sum('views'), sum('contacts'), sum('saves')]).toEqual([
      record.viewCount ?? 0,
      record.contactCount ?? 0,
      record.saveCount ?? 0,
    ])
    const end = record.availability === 'SOLD' ? new Date(record.availabilityAt ?? '') : now
    for (const { day } of days) {
      expect(day >= qatarDay(new Date(record.publishedAt ?? ''))).toBe(true)
      expect(day <= qatarDay(end)).toBe(true)
    }
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
  }
})

test('no message is counted that is in no inbox: each conversation of the demo counts itself', () => {
  const ways = records.flatMap((record) => daysOf(record).flatMap((day) => day.ways ?? []))
  expect(ways.reduce((sum, { whatsapp, call }) => sum + whatsapp + call, 0)).toBeGreaterThan(100)
  expect(ways.filter(({ message }) => message > 0)).toEqual([])
})

test('a young car is looked at more than an old one, and the same is drawn again', () => {
  const old = records.filter(({ viewCount = 0 }) => viewCount > 300)
  const first = old.reduce((sum, record) => sum + (daysOf(record)[1]?.views ?? 0), 0)
  const late = old.reduce((sum, record) => sum + (daysOf(record)[10]?.views ?? 0), 0)
  expect(first).toBeGreaterThan(3 * late)
  expect(daysOf(old[0]!)).toEqual(daysOf(old[0]!))
})
