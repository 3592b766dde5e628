import { expect, it } from 'vitest'
import { fromQatarTime, isGoodDay, isOpenAt, qatarWeekday, toQatarTime } from './qatar-day.ts'

// Sunday to Thursday 09:00–20:00, Friday closed, Saturday 16:00–01:00.
const weekdays = Array.from({ length: 5 }, () => ({ from: '09:00', to: '20:00' }))
const hours = [...weekdays, null, { from: '16:00', to: '01:00' }]

/** An instant by the clock in Doha; 2026-03-01 is a Sunday. */
const inDoha = (day: number, time: string) => new Date(`2026-03-0${day}T${time}:00+03:00`)

it('knows the day of the week in Qatar, not in UTC', () => {
  expect(qatarWeekday(new Date('2026-02-28T21:00:00Z'))).toBe(0)
  expect(qatarWeekday(new Date('2026-02-28T20:59:00Z'))).toBe(6)
})

it.each([
  ['Sunday before it opens', 1, '08:59', false],
  ['Sunday as it opens', 1, '09:00', true],
  ['Thursday as it closes', 5, '20:00', false],
  ['the day off', 6, '12:00', false],
  ['Saturday night', 7, '23:59', true],
])('%s', (_, day, time, isOpen) => {
  expect(isOpenAt(hours, inDoha(day, time))).toBe(isOpen)
})

it('goes on after midnight for as long as the evening said', () => {
  expect(isOpenAt(hours, inDoha(1, '00:30'))).toBe(true)
  expect(isOpenAt(hours, inDoha(1, '01:00'))).toBe(false)
})

it('takes the same time twice for the whole day and night', () => {
  const always = Array.from({ length: 7 }, () => ({ from: '00:00', to: '00:00' }))
  expect(isOpenAt(always, inDoha(3, '00:00')) && isOpenAt(always, inDoha(3, '23:59'))).toBe(true)
})

it('closes for the midday break and opens again', () => {
  const split = { from: '08:00', to: '12:00', second: { from: '16:00', to: '00:30' } }
  const week = Array.from({ length: 7 }, () => split)
  const open = ['08:00', '12:00', '14:00', '16:00', '00:15'].map((time) => isOpenAt(week, inDoha(3, time)))
  expect(open).toEqual([true, false, false, true, true])
})

it('takes second hours that begin after the first have ended alone', () => {
  const day = (from: string, to: string, again: string) =>
    isGoodDay({ from, to, second: { from: again, to: '21:00' } })
  expect([
    day('08:00', '12:00', '16:00'),
    day('08:00', '12:00', '12:00'),
    day('20:00', '01:00', '16:00'),
  ]).toEqual([true, false, false])
})

it('reads and writes the clock in Qatar', () => {
  const at = new Date('2026-02-28T21:30:00.000Z')
  expect(toQatarTime(at)).toBe('2026-03-01T00:30')
  expect(fromQatarTime('2026-03-01T00:30')).toEqual(at)
})
