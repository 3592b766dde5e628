import { describe, expect, test } from 'vitest'
import {
  asksFrom,
  isAskingTime,
  isDue,
  lastWordAt,
  needsWord,
  pausesAt,
  visibleUntil,
} from './confirmation.ts'

const said = '2026-11-01T10:00:00.000Z'
const car = {
  status: 'APPROVED',
  availability: 'AVAILABLE',
  isPausedBySilence: false,
  confirmedAt: said,
  publishedAt: '2026-10-01T00:00:00.000Z',
  createdAt: '2026-09-01T00:00:00.000Z',
} as const

const dueAt = Date.parse('2026-11-08T10:00:00.000Z')
const around = [-1, 0, 1].map((ms) => new Date(dueAt + ms))

describe('a car on offer', () => {
  test('is asked about seven days after the last word, to the millisecond', () => {
    expect(around.map((now) => isDue(car, now))).toEqual([false, true, true])
    expect(around.map((now) => isDue({ ...car, availability: 'RESERVED' }, now))).toEqual([false, true, true])
    expect(asksFrom(car).getTime()).toBe(dueAt)
  })

  test('stays in sight for another seven days', () => {
    expect(pausesAt(new Date(dueAt).toISOString()).toISOString()).toBe('2026-11-15T10:00:00.000Z')
    expect(visibleUntil(car).toISOString()).toBe('2026-11-15T10:00:00.000Z')
  })

  test('from before words were noted was spoken of when it was published', () => {
    expect(lastWordAt({ ...car, confirmedAt: null })).toBe(car.publishedAt)
    expect(lastWordAt({ ...car, confirmedAt: null, publishedAt: null })).toBe(car.createdAt)
  })
})

test.each([
  [{ availability: 'SOLD' }, false],
  [{ availability: 'PAUSED' }, false],
  [{ status: 'PENDING' }, false],
  [{ status: 'PENDING', availability: 'PAUSED', isPausedBySilence: true }, false],
  [{ availability: 'PAUSED', isPausedBySilence: true }, true],
  [{}, true],
] as const)('%j needs a word: %s', (parts, needs) => {
  expect(needsWord({ ...car, ...parts }, new Date(dueAt))).toBe(needs)
})

test('nobody is asked at night, by the clocks of Qatar', () => {
  const times = ['05:59:59.999', '06:00:00.000', '16:59:59.999', '17:00:00.000']
  expect(times.map((time) => isAskingTime(new Date(`2026-11-20T${time}Z`)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
