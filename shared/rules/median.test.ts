import { expect, it } from 'vitest'
import { medianOf } from './median.ts'

it.each([
  [[], undefined],
  [[7], 7],
  [[9, 1], 5],
  [[100, 9, 10], 10],
  [[4, 1, 3, 2], 2.5],
  [[5, 5, 5, 1000], 5],
])('the median of %j is %s', (numbers, median) => expect(medianOf(numbers)).toBe(median))

it('leaves the numbers in their order', () => {
  const numbers = [3, 1, 2]
  medianOf(numbers)
  expect(numbers).toEqual([3, 1, 2])
})
