import { describe, expect, test } from 'vitest'
import { createRandom, seededId, slugSuffix } from './random.ts'
import { id, slug } from '#shared/schemas/ids.ts'

describe('a stream of choices', () => {
  test('is decided by its seed', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next)
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  test('does not depend on what a fork of it draws', () => {
    const [one, other] = [createRandom('a'), createRandom('a')]
    one.fork('x').next()
    expect(one.next()).toBe(other.next())
  })

  test('keeps to its bounds', () => {
    const random = createRandom('bounds')
    for (let round = 0; round < 1000; round++) {
      const drawn = random.whole(3, 5)
      expect(drawn >= 3 && drawn <= 5).toBe(true)
      expect(random.weighted([1, 2, 3], (one) => (one === 2 ? 0 : 1))).not.toBe(2)
      expect(Number.isFinite(random.normal())).toBe(true)
    }
    expect(() => random.pick([])).toThrow(RangeError)
  })

  test('chooses some without repeating one', () => {
    const chosen = createRandom('some').some([1, 2, 3, 4], 3)
    expect(new Set(chosen).size).toBe(3)
    expect(createRandom('some').some([1, 2], 9).toSorted()).toEqual([1, 2])
  })

  test('makes ids and slugs of the right form', () => {
    const random = createRandom('ids')
    expect(id('listing').safeParse(seededId(random, 'listing')).success).toBe(true)
    expect(slug.safeParse(slugSuffix(random)).success).toBe(true)
  })
})
