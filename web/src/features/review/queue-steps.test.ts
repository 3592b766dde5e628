import { describe, expect, test } from 'vitest'
import { followerOf, neighbour } from './queue-steps.ts'

const queue = ['a', 'b', 'c', 'd']
const none: ReadonlySet<string> = new Set()

describe('neighbour', () => {
  test.each([
    ['b', 1, 'c'],
    ['b', -1, 'a'],
    ['a', -1, undefined],
    ['d', 1, undefined],
  ] as const)('of %s by %i is %s', (id, by, expected) => {
    expect(neighbour(queue, { id, at: queue.indexOf(id) }, by)).toBe(expected)
  })
  test('of one that has left: what moved up into its place, and what was before it', () => {
    const left = { id: 'gone', at: 1 }
    expect(neighbour(queue, left, 1)).toBe('b')
    expect(neighbour(queue, left, -1)).toBe('a')
  })
  test('of one that was never in the queue: its first', () => {
    expect(neighbour(queue, { id: 'stranger', at: 0 }, 1)).toBe('a')
    expect(neighbour(queue, { id: 'stranger', at: 0 }, -1)).toBeUndefined()
  })
})

describe('followerOf', () => {
  test('is the next one', () => expect(followerOf(queue, { id: 'b', at: 1 }, none)).toBe('c'))
  test('passes over those that were skipped', () =>
    expect(followerOf(queue, { id: 'a', at: 0 }, new Set(['b', 'c']))).toBe('d'))
  test('goes on from the front behind the last', () =>
    expect(followerOf(queue, { id: 'd', at: 3 }, none)).toBe('a'))
  test('comes back to the skipped ones when nothing else is left', () =>
    expect(followerOf(queue, { id: 'd', at: 3 }, new Set(['a', 'b', 'c']))).toBe('a'))
  test('is what moved up after the open one left', () =>
    expect(followerOf(['a', 'c', 'd'], { id: 'b', at: 1 }, none)).toBe('c'))
  test('is nothing when the open one is the last', () => {
    expect(followerOf(['a'], { id: 'a', at: 0 }, none)).toBeUndefined()
    expect(followerOf([], { id: 'a', at: 0 }, none)).toBeUndefined()
  })
})
