import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  [0, 0, { kind: 'none' }],
  [5, 0, { kind: 'new' }],
  [0, 5, { kind: 'less', share: 1 }],
  [118, 100, { kind: 'more', share: 0.18 }],
  [1001, 1000, { kind: 'same' }],
  [300, 100, { kind: 'from', before: 100 }],
])('%i after %i', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})
