import { expect, it, test } from 'vitest'
import { rangeOf, shareOf, ticked, within } from './selection.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))

it('keeps the order of the list and forgets what the filter has taken away', () => {
  expect(within(new Set(['c', 'gone', 'a']), rows)).toEqual([{ id: 'a' }, { id: 'c' }])
})

it('ticks and unticks a page without touching the others', () => {
  const all = ticked(new Set(['x']), ['a', 'b'], true)
  expect([...all]).toEqual(['x', 'a', 'b'])
  expect([...ticked(all, ['a', 'b'], false)]).toEqual(['x'])
})

test.each([
  [[], 'none'],
  [['b'], 'some'],
  [['a', 'b', 'c', 'x'], 'all'],
] as const)('%j of the page is %s', (ids, share) => {
  expect(shareOf(new Set<string>(ids), rows)).toBe(share)
})

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['a', 'a', ['a']],
  [undefined, 'c', ['c']],
  ['on another page', 'c', ['c']],
])('from %s to %s', (from, to, ids) => {
  expect(rangeOf(['a', 'b', 'c', 'd'], from, to)).toEqual(ids)
})
