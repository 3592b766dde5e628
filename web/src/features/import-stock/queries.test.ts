import { expect, it } from 'vitest'
import { pauseAfter } from './queries.ts'

it('polls every second at first, less often when nothing happens', () => {
  expect(pauseAfter(0)).toBe(1000)
  expect(pauseAfter(20_000)).toBe(2000)
  expect(pauseAfter(3_600_000)).toBe(5000)
})
