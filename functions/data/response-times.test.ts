import { expect, it } from 'vitest'
import { toResponseTime } from '#functions/data/response-times.ts'

it('says nothing after fewer than three answers', () => {
  expect(toResponseTime([])).toBeNull()
  expect(toResponseTime([5, 7])).toBeNull()
})

it('is the middle answer in whole minutes, which one slow night does not move', () => {
  expect(toResponseTime([0, 0, 0])).toEqual({ medianMinutes: 0, sample: 3 })
  expect(toResponseTime([4, 900, 7])).toEqual({ medianMinutes: 7, sample: 3 })
  expect(toResponseTime([4, 900, 7, 10])).toEqual({ medianMinutes: 9, sample: 4 })
})
