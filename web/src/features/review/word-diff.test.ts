import { describe, expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

const sides = (before: string, after: string) => {
  const parts = wordDiff(before, after)
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('')
  return { before: without('added'), after: without('removed') }
}

describe('wordDiff', () => {
  test('marks the words that went and came', () =>
    expect(wordDiff('one careful owner, full history', 'one owner, full service history')).toEqual([
      { kind: 'same', text: 'one ' },
      { kind: 'removed', text: 'careful ' },
      { kind: 'same', text: 'owner, full ' },
      { kind: 'added', text: 'service ' },
      { kind: 'same', text: 'history' },
    ]))
  test('says a replacement as what went, then what came', () =>
    expect(wordDiff('price 50,000', 'price 45,000')).toEqual([
      { kind: 'same', text: 'price ' },
      { kind: 'removed', text: '50,000' },
      { kind: 'added', text: '45,000' },
    ]))
  test('Arabic', () =>
    expect(wordDiff('السيارة نظيفة', 'السيارة نظيفة جدًا')).toEqual([
      { kind: 'same', text: 'السيارة نظيفة ' },
      { kind: 'added', text: 'جدًا' },
    ]))
  test('the same text is one part, an empty one none', () => {
    expect(wordDiff('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }])
    expect(wordDiff('', '')).toEqual([])
    expect(wordDiff('', 'new')).toEqual([{ kind: 'added', text: 'new' }])
    expect(wordDiff('old', '')).toEqual([{ kind: 'removed', text: 'old' }])
  })
  test('its sides are the two texts', () => {
    const [before, after] = ['a b\nc d e', 'x b\nc\n\ne f g']
    expect(sides(before, after).after).toBe(after)
    // Spaces are those of the new text.
    expect(sides(before, after).before.trim().split(/\s+/)).toEqual(before.split(/\s+/))
  })
  test('very long texts are compared as wholes', () => {
    const [before, after] = ['a '.repeat(2000), 'b '.repeat(10)]
    expect(wordDiff(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  })
})
