import { describe, expect, test } from 'vitest'
import { medianWait, waitBucket } from './counters.ts'

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
