import { expect, it } from 'vitest'
import { durationOf } from './response-time.ts'

it('says a duration in the unit people would', () => {
  expect(durationOf(0.2)).toEqual({ unit: 'minutes', count: 1 })
  expect(durationOf(89)).toEqual({ unit: 'minutes', count: 89 })
  expect(durationOf(90)).toEqual({ unit: 'hours', count: 2 })
  expect(durationOf(47 * 60)).toEqual({ unit: 'hours', count: 47 })
  expect(durationOf(60 * 60)).toEqual({ unit: 'days', count: 3 })
})
