import { describe, expect, it, test } from 'vitest'
import { medianOf, medianWait, waitBucket } from './median.ts'

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

const counted = (waits: readonly number[]) => {
  const counts: Record<string, number> = { approvals: 999 }
  for (const wait of waits) counts[waitBucket(wait)] = (counts[waitBucket(wait)] ?? 0) + 1
  return counts
}

describe('medianWait', () => {
  test('nothing counted is no time at all', () => expect(medianWait({ approvals: 3 })).toBeNull())
  test.each([[1], [7], [30], [90], [1440], [10_000]])('%d minutes, within a tenth', (minutes) => {
    const median = medianWait(counted([minutes]))!
    expect(Math.abs(median / minutes - 1)).toBeLessThan(0.1 + 0.5 / minutes)
  })
  test('the middle one counts, not the mean', () => {
    const median = medianWait(counted([5, 20, 60, 5000, 9000]))!
    expect(median).toBeGreaterThan(54)
    expect(median).toBeLessThan(66)
  })
  test('less than a minute counts as one', () => expect(waitBucket(0)).toBe(waitBucket(1)))
})
