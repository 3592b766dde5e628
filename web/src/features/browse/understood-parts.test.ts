import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Understood } from '#shared/schemas/understood.ts'
import { carSearch } from './car-filters.ts'
import {
  chipFilters,
  chipParts,
  countChips,
  isCovered,
  otherParts,
  partKeys,
  partsWithin,
  sortOfText,
  withoutSpans,
} from './understood-parts.ts'

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

describe('isCovered', () => {
  const text = 'white patrol under 100k'
  const parts: Understood = [
    { ...spanOf(text, 'under 100k'), kind: 'price', max: 100_000 },
    {
      ...spanOf(text, 'white patrol'),
      kind: 'model',
      value: 'Patrol',
      label: { en: '', ar: '' },
      corrected: false,
    },
  ]

  it('tells whether the parts leave a word of the text', () => {
    expect(isCovered(text, text, parts)).toBe(true)
    expect(isCovered(text, text, parts.slice(1))).toBe(false)
    expect(isCovered(text, text, [])).toBe(false)
  })

  it('judges a newer text by the words of the one that was answered', () => {
    expect(isCovered('under  100k', text, parts)).toBe(false)
    expect(isCovered('white patrol', text, parts)).toBe(true)
    expect(isCovered(`${text} zz`, text, parts)).toBe(false)
  })
})

describe('partKeys', () => {
  const price = { start: 0, end: 1, kind: 'price', max: 5 } as const
  const year = { start: 2, end: 3, kind: 'year', min: 2018, max: 2018 } as const
  const suv = {
    start: 4,
    end: 7,
    kind: 'bodyType',
    value: 'SUV',
    label: { en: '', ar: '' },
    corrected: false,
  } as const
  const moved = <Part extends { start: number; end: number }>(part: Part, by: number) => ({
    ...part,
    start: part.start + by,
    end: part.end + by,
  })

  it('stays with a part when another goes and its place changes', () => {
    const all = partKeys([price, year, suv])
    expect(new Set(all).size).toBe(3)
    expect(partKeys([moved(year, -2), moved(suv, -2)])).toEqual(all.slice(1))
    expect(partKeys([price, moved(suv, -1)])).toEqual([all[0], all[2]])
  })

  it('takes the name of the first of equal parts away, so that the one behind it stays', () => {
    const [first, second] = partKeys([suv, moved(suv, 4)])
    expect(first).not.toBe(second)
    expect(partKeys([moved(suv, 4)])).toEqual([second])
  })

  it('tells an upper end from a lower one', () => {
    expect(new Set(partKeys([price, { ...price, max: undefined, min: 5 } as never])).size).toBe(2)
  })
})

it('gives the text a chip only for words that no part of it says, and counts all chips', () => {
  const understood = [{ start: 0, end: 4, kind: 'year', min: 2018, max: 2018 }] as const
  const query = carSearch.parse(new URLSearchParams('make=Toyota,BMW&minPrice=50000&isGCCSpec=true'))
  const typed = (search: string) => ({ ...query, search })
  const found = (search: string) => ({ search, understood: [...understood] })
  const names = (search: string, answered?: string) =>
    chipFilters(typed(search), answered === undefined ? undefined : found(answered)).map(({ name }) => name)
  expect(names('2018')).not.toContain('search')
  expect(names('2018', '2018')).not.toContain('search')
  expect(names('2018 zz', '2018 zz')).toContain('search')

  const others = carSearch.active(typed('')).length
  expect(countChips(typed('2018'), undefined)).toBe(others)
  expect(countChips(typed('2018'), found('2018'))).toBe(others + 1)
  expect(countChips(typed('2018 zz'), found('2018 zz'))).toBe(others + 2)
  expect(countChips(typed(''), found('2018'))).toBe(others)
})

it('gives a part of the text no chip that a filter has already', () => {
  const text = 'white used under 50,000 km 2018 no accident'
  const word = { label: { en: '', ar: '' }, corrected: false }
  const found = {
    search: text,
    understood: [
      { ...spanOf(text, 'white'), kind: 'color', value: 'White', ...word },
      { ...spanOf(text, 'used'), kind: 'condition', value: 'Used', ...word },
      { ...spanOf(text, 'under 50,000 km'), kind: 'mileage', max: 50_000 },
      { ...spanOf(text, '2018'), kind: 'year', min: 2018, max: 2018 },
      { ...spanOf(text, 'no accident'), kind: 'isAccidentFree', value: 'true', ...word },
    ] satisfies Understood,
  }
  const kinds = (address: string) => {
    const filters = { ...carSearch.parse(new URLSearchParams(address)), search: text }
    return chipParts(filters, found).map(({ kind }) => kind)
  }
  expect(kinds('')).toEqual(['color', 'condition', 'mileage', 'year', 'isAccidentFree'])
  expect(kinds('color=Black,White&maxMileage=50000&isAccidentFree=true')).toEqual(['condition', 'year'])
  expect(kinds('color=Black&minMileage=1000&maxMileage=50000&minYear=2018')).toHaveLength(5)
})

describe('what was not understood', () => {
  const search = 'i want a cheap zzz qq patrol for sale!'
  const found = {
    search,
    understood: [
      {
        ...spanOf(search, 'cheap'),
        kind: 'sort',
        value: 'priceQAR-asc',
        label: { en: '', ar: '' },
        corrected: false,
      },
      {
        ...spanOf(search, 'patrol'),
        kind: 'model',
        value: 'Patrol',
        label: { en: '', ar: '' },
        corrected: false,
      },
    ] satisfies Understood,
    ignored: [
      { ...spanOf(search, 'i want a'), why: 'filler' as const },
      { ...spanOf(search, 'for sale'), why: 'filler' as const },
    ],
  }

  it('is each run of words by itself, with the reason of what was ignored', () => {
    expect(otherParts(found).map(({ start, end, why }) => [search.slice(start, end), why])).toEqual([
      ['i want a', 'filler'],
      ['zzz qq', undefined],
      ['for sale', 'filler'],
    ])
    expect(otherParts({ search: 'zzz', understood: [] })).toEqual([{ start: 0, end: 3 }])
  })

  it('leaves the order that the text asks for to the list of orders', () => {
    expect(sortOfText(found)).toBe('priceQAR-asc')
    expect(sortOfText({ understood: [] })).toBeUndefined()
  })
})
