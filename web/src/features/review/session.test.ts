import { describe, expect, test } from 'vitest'
import type { Reviewed } from '#web/entities/review/change-since.ts'
import {
  changeOf,
  emptySession,
  followerOf,
  isBlocked,
  neighbourOf,
  nextSession,
  type Session,
  type SessionEvent,
} from './session.ts'

const queue = ['a', 'b', 'c', 'd']
const car = (id: string, part: Partial<Reviewed> = {}): Reviewed => ({
  id,
  version: 1,
  status: 'PENDING',
  decision: null,
  ...part,
})
const approval = { status: 'APPROVED', at: '2026-05-01T10:00:00.000Z', by: { id: 'usr_1', username: 'sara' } }

const after = (...events: SessionEvent<Reviewed>[]): Session<Reviewed> =>
  events.reduce<Session<Reviewed>>(nextSession, emptySession())
const open = (id: string): SessionEvent<Reviewed>[] => {
  const place = queue.indexOf(id)
  return [{ type: 'opened', id }, ...(place < 0 ? [] : [{ type: 'placed', place } as const])]
}

describe('neighbourOf', () => {
  test.each([
    ['b', 1, 'c'],
    ['b', -1, 'a'],
    ['a', -1, undefined],
    ['d', 1, undefined],
  ] as const)('of %s by %i is %s', (id, by, expected) =>
    expect(neighbourOf(after(...open(id)), queue, by)).toBe(expected),
  )
  test('of an item that has left is the one that moved up into its place, and the one before it', () => {
    const left = after(...open('b'))
    expect(neighbourOf(left, ['a', 'c', 'd'], 1)).toBe('c')
    expect(neighbourOf(left, ['a', 'c', 'd'], -1)).toBe('a')
  })
  test('of one that was never in the queue is its first', () => {
    const stranger = after(...open('stranger'))
    expect(neighbourOf(stranger, queue, 1)).toBe('a')
    expect(neighbourOf(stranger, queue, -1)).toBeUndefined()
  })
})

describe('followerOf', () => {
  const skipping = (id: string, ...skipped: string[]) => ({ ...after(...open(id)), skipped })
  test('is the next one', () => expect(followerOf(skipping('b'), queue)).toBe('c'))
  test('passes over those that were skipped', () =>
    expect(followerOf(skipping('a', 'b', 'c'), queue)).toBe('d'))
  test('goes on from the front behind the last', () => expect(followerOf(skipping('d'), queue)).toBe('a'))
  test('comes back to the skipped ones when nothing else is left', () =>
    expect(followerOf(skipping('d', 'a', 'b', 'c'), queue)).toBe('a'))
  test('is the one that moved up after the open one left', () =>
    expect(followerOf(skipping('b'), ['a', 'c', 'd'])).toBe('c'))
  test('is nothing when the open one is the last', () => {
    expect(followerOf(skipping('a'), ['a'])).toBeUndefined()
    expect(followerOf(skipping('a'), [])).toBeUndefined()
  })
  test('is nothing for an item that no queue led to', () =>
    expect(followerOf(after(...open('stranger')), queue)).toBeUndefined())
})

describe('a decision', () => {
  const decided = after(...open('b'), { type: 'loaded', item: car('b') }, { type: 'decided' })

  test('blocks everything until the next item is open', () => {
    expect(isBlocked(decided)).toBe(true)
    expect(isBlocked(nextSession(decided, { type: 'opened', id: 'c' }))).toBe(false)
  })
  test('is followed by a moment of rest that lasts into the next item', () => {
    const next = nextSession(decided, { type: 'opened', id: 'c' })
    expect(next.isResting).toBe(true)
    expect(nextSession(next, { type: 'rested' }).isResting).toBe(false)
  })
  test('that is undone opens the item again as it was', () => {
    const next = nextSession(decided, { type: 'opened', id: 'c' })
    const again = nextSession(next, { type: 'opened', id: 'b' })
    expect(again).toMatchObject({ openId: 'b', isDecided: false, view: 'review' })
    expect(isBlocked(again)).toBe(false)
  })
})

describe('an item that is taken up', () => {
  const asked = after(...open('b'), { type: 'loaded', item: car('b') }, { type: 'startAsked' })

  test('blocks everything until the answer, stays open, and its new version is no news', () => {
    expect(isBlocked(asked)).toBe(true)
    const started = nextSession(asked, { type: 'started', id: 'b' })
    expect(started).toMatchObject({ isDecided: false, isStarting: false, opened: undefined })
    const again = nextSession(started, { type: 'loaded', item: car('b', { version: 2 }) })
    expect(changeOf(again, car('b', { version: 2 }))).toBeUndefined()
  })
  test('is as it was after a failure, with the reason', () => {
    const failed = nextSession(asked, { type: 'failed', id: 'b', text: 'Offline' })
    expect(failed).toMatchObject({ isStarting: false, failure: 'Offline' })
    expect(nextSession(failed, { type: 'startAsked' }).failure).toBeUndefined()
  })
  test('says when it is another version by now', () => {
    expect(nextSession(asked, { type: 'conflicted', id: 'b' })).toMatchObject({
      isStale: true,
      isStarting: false,
    })
  })
  test('changes nothing when it was closed in the meantime', () => {
    const moved = nextSession(asked, { type: 'opened', id: 'c' })
    expect(nextSession(moved, { type: 'started', id: 'b' })).toBe(moved)
    expect(nextSession(moved, { type: 'failed', id: 'b', text: 'Offline' })).toBe(moved)
  })
})

describe('changeOf', () => {
  const reading = after(...open('b'), { type: 'loaded', item: car('b') })
  test('says who decided about the item while it was looked at', () =>
    expect(changeOf(reading, car('b', { version: 2, status: 'APPROVED', decision: approval }))).toEqual({
      kind: 'decided',
      decision: approval,
    }))
  test('compares with the version that came up first, not with later ones', () => {
    const later = nextSession(reading, { type: 'loaded', item: car('b', { version: 2 }) })
    expect(changeOf(later, car('b', { version: 2 }))).toEqual({ kind: 'changed' })
  })
  test("an admin's own change and own decision are no news", () => {
    const edited = nextSession(reading, { type: 'edited', item: car('b', { version: 2 }) })
    expect(changeOf(edited, car('b', { version: 2 }))).toBeUndefined()
    const decided = nextSession(reading, { type: 'decided' })
    expect(changeOf(decided, car('b', { version: 2 }))).toBeUndefined()
  })
})

describe('the form of a refusal', () => {
  test('shows at once where it was asked for beside the row, and only for that item', () => {
    const quick = after({ type: 'asked', quickId: 'b' }, ...open('b'))
    expect(quick.view).toBe('reject')
    expect(nextSession(quick, { type: 'opened', id: 'c' }).view).toBe('review')
  })
  test('begins anew with the review when the item is closed and opened again', () => {
    const again = after(
      ...open('b'),
      { type: 'viewed', view: 'reject' },
      { type: 'opened', id: null },
      ...open('b'),
    )
    expect(again.view).toBe('review')
  })
})

test('a skipped item is remembered once, for the whole session', () => {
  const skipped = after(...open('b'), { type: 'skipped' }, ...open('c'), ...open('b'), { type: 'skipped' })
  expect(skipped.skipped).toEqual(['b'])
})
