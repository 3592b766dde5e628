import { expect, test } from 'vitest'
import { retryAfterMs } from './send-mail.ts'

test('the wait doubles from half a minute to an hour, and never beyond', () => {
  expect([1, 2, 3, 7].map(retryAfterMs)).toEqual([30_000, 60_000, 120_000, 1_920_000])
  for (const failures of [8, 20, 5000]) expect(retryAfterMs(failures)).toBe(3_600_000)
})
