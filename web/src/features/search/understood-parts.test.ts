import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Understood } from '#shared/schemas/understood.ts'
import { partsWithin, withoutSpans } from './understood-parts.ts'

const spanOf = (text: string, part: string) => {
  const start = text.indexOf(part)
  return { start, end: start + part.length }
}

describe('withoutSpans', () => {
  it.each([
    ['toyta land cruiser', 'toyta', 'land cruiser'],
    ['toyta land cruiser', 'land cruiser', 'toyta'],
    ['white  patrol   under 100k', 'patrol', 'white under 100k'],
    ['باترول أبيض تحت ١٠٠ ألف', 'أبيض', 'باترول تحت ١٠٠ ألف'],
    ['patrol-2018', '2018', 'patrol-'],
    ['😀patrol😀 suv', 'patrol', '😀 😀 suv'],
    ['patrol', 'patrol', ''],
  ])('takes a part out of %j', (text, part, rest) => {
    expect(withoutSpans(text, [spanOf(text, part)])).toBe(rest)
  })

  it('keeps every other word, in order, with single blanks between them', () => {
    const word = fc.stringMatching(/^[a-z\u0621-\u064a\d]{1,8}$/)
    const words = fc.array(word, { minLength: 1, maxLength: 8 }).chain((list) =>
      fc.record({
        list: fc.constant(list),
        gone: fc.nat(list.length - 1),
        blank: fc.constantFrom(' ', '  ', '\u00a0', '\t'),
      }),
    )
    const keepsOthers = ({ list, gone, blank }: { list: string[]; gone: number; blank: string }) => {
      const start = list.slice(0, gone).reduce((sum, item) => sum + item.length + blank.length, 0)
      const span = { start, end: start + list[gone]!.length }
      expect(withoutSpans(list.join(blank), [span])).toBe(list.filter((_, index) => index !== gone).join(' '))
    }
    fc.assert(fc.property(words, keepsOthers), { seed: 7 })
  })
})

it('takes out several, in any order, and leaves what was not understood', () => {
  const text = 'white zz patrol yy under 100k'
  const parts = ['patrol', 'white', 'under 100k'].map((part) => spanOf(text, part))
  expect(withoutSpans(text, parts)).toBe('zz yy')
  expect(withoutSpans(text, [])).toBe(text)
  expect(withoutSpans('patrol', [spanOf('patrol', 'patrol')])).toBe('')
})

describe('partsWithin', () => {
  const text = 'patrol under 100k'
  const parts: Understood = [
    {
      ...spanOf(text, 'patrol'),
      kind: 'model',
      value: 'Patrol',
      label: { en: 'Patrol', ar: 'باترول' },
      corrected: false,
    },
    { ...spanOf(text, 'under 100k'), kind: 'price', max: 100_000 },
  ]

  it('keeps all beside the text that was answered, and those a newer text still has', () => {
    expect(partsWithin(text, text, parts)).toEqual(parts)
    expect(partsWithin('under 100k', text, parts)).toEqual([parts[1]])
    expect(partsWithin('2018 patrol', text, parts)).toEqual([parts[0]])
    expect(partsWithin('', text, parts)).toEqual([])
  })
})
