import { beforeEach, expect, it } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import { forgetViewed, recentAtMost, rememberViewed, useRecentlyViewed } from './recently-viewed.ts'

const ids = () => useRecentlyViewed.getState().ids

beforeEach(forgetViewed)

it('has the latest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'a']) rememberViewed(id)
  expect(ids()).toEqual(['a', 'c', 'b'])
  forgetViewed()
  expect(ids()).toEqual([])
})

it('forgets the oldest when there are too many, and fits in one call for cards', () => {
  for (let number = 0; number <= recentAtMost; number++) rememberViewed(String(number))
  expect(ids()).toHaveLength(recentAtMost)
  expect(ids()[0]).toBe(String(recentAtMost))
  expect(ids()).not.toContain('0')
  expect(recentAtMost).toBeLessThanOrEqual(limits.cardsAtOnce)
})
