import { expect, test } from 'vitest'
import { growthOf } from '#scripts/bench/load.ts'

test('memory that fills a cache at first and then stays is flat', () => {
  expect(growthOf([100, 180, 200, 200, 201, 199, 205, 203, 204, 202])).toMatchObject({ isFlat: true })
})

test('memory that goes on growing is not', () => {
  const samples = Array.from({ length: 50 }, (_, index) => 200 + index * 2)
  expect(growthOf(samples)).toMatchObject({ isFlat: false, early: 229, late: 289 })
})
