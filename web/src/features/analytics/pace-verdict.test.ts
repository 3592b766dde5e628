import { expect, test } from 'vitest'
import { paceVerdict } from './pace-verdict.ts'

test.each([
  [27, 14, 'ahead'],
  [14, 27, 'behind'],
  [10, 12, 'even'],
  [0, 0, 'even'],
  [1, 0, 'ahead'],
])('%i a day beside %i', (own, others, verdict) => {
  expect(paceVerdict(own, others)).toBe(verdict)
})
