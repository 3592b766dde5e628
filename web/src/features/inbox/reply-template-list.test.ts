import { expect, test } from 'vitest'
import { moved } from './reply-template-list.tsx'

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('moves the template at place %i by %i', (at, by, order) => {
  expect(moved(['a', 'b', 'c'], at, by).join('')).toBe(order)
})
