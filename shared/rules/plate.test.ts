import { describe, expect, it } from 'vitest'
import {
  holdsNumber,
  isOffered,
  isPlateListed,
  isPlateShown,
  platePlace,
  plateSlug,
  plateText,
  readPlateNumber,
  toPlainDigits,
  waitsForNumber,
} from './plate.ts'

describe('a plate', () => {
  it.each([
    ['PENDING', 'AVAILABLE', false, false, false],
    ['PENDING', 'SOLD', false, false, false],
    ['APPROVED', 'AVAILABLE', true, true, true],
    ['APPROVED', 'RESERVED', true, true, true],
    ['APPROVED', 'PAUSED', true, false, true],
    ['APPROVED', 'SOLD', true, false, false],
    ['REJECTED', 'AVAILABLE', false, false, false],
    ['REJECTED', 'SOLD', false, false, false],
  ] as const)('%s and %s: shown %s, listed %s, holds its number %s', (status, availability, ...expected) => {
    const plate = { status, availability }
    expect([isPlateShown(plate), isPlateListed(plate), holdsNumber(plate)]).toEqual(expected)
    const hidden = { ...plate, isHidden: true }
    expect([isPlateShown(hidden), isPlateListed(hidden), holdsNumber(hidden)]).toEqual([
      false,
      false,
      expected[2],
    ])
  })
})

it('keeps its number while a new text of it waits, and waits for it before its first approval', () => {
  const plate = { status: 'PENDING', availability: 'AVAILABLE' } as const
  const states = [null, { status: 'REJECTED' }, { status: 'APPROVED' }].map((decision) => ({
    ...plate,
    decision,
  }))
  expect(states.map(holdsNumber)).toEqual([false, false, true])
  expect(states.map(waitsForNumber)).toEqual([true, true, false])
  expect(states.map(isOffered)).toEqual([true, true, true])
})

it('has its page at its number while that is its own, else at its id', () => {
  const plate = { id: 'plt_1', series: 'Q', number: '333', status: 'APPROVED' } as const
  expect(platePlace({ ...plate, availability: 'RESERVED' })).toBe('q-333')
  expect(platePlace({ ...plate, availability: 'SOLD' })).toBe('plt_1')
})

describe('readPlateNumber', () => {
  it.each([
    ['333', '333'],
    [' 333 ', '333'],
    ['3-33', '333'],
    ['33 333', '33333'],
    ['12,345', '12345'],
    ['٣٣٣', '333'],
    ['٣3۳', '333'],
    ['३३३', '333'],
    ['３３３', '333'],
    ['𝟛𝟛𝟛', '333'],
    ['①②③', '123'],
    ['\u200f٣\u200e٣\u2066٣\u2069', '333'],
    ['٣ـ٣ـ٣', '333'],
    ['007', '007'],
    ['q333', 'Q 333'],
    ['Q 333', 'Q 333'],
    ['Ｑ-٣٣٣', 'Q 333'],
    ['t 1', 'T 1'],
    ['R/999999', 'R 999999'],
  ])('reads %j as %s', (typed, text) => {
    const read = readPlateNumber(typed)
    expect(read && plateText(read)).toBe(text)
  })

  it.each([
    '',
    ' ',
    'Q',
    'ABC',
    '0',
    '000',
    'Q 00',
    '1234567',
    'X 12',
    'QQ1',
    '12Q',
    '-',
    '٣٣٣٣٣٣٣',
    '1+1',
    '3\u00003',
    '½',
    '3.3e2',
    '🚗1',
  ])('refuses %j', (typed) => expect(readPlateNumber(typed)).toBeUndefined())

  it('reads back what it writes', () => {
    for (const typed of ['1', 'q 77', 'T-123456']) {
      const read = readPlateNumber(typed)!
      expect(readPlateNumber(plateText(read))).toEqual(read)
      expect(readPlateNumber(plateSlug(read))).toEqual(read)
    }
  })
})

it('knows the digits of every script that Unicode has', () => {
  // The ten of a script begin at a place that a ten before them, or something else, ends.
  let before = 0
  for (let code = 0; code <= 0x1ffff; code++) {
    const character = String.fromCodePoint(code)
    const isDigit = /^\p{Nd}$/u.test(character)
    if (isDigit) expect(toPlainDigits(character), code.toString(16)).toBe(String(before % 10))
    before = isDigit ? before + 1 : 0
  }
  expect(toPlainDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(toPlainDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(toPlainDigits('०१२३४५६७८९')).toBe('0123456789')
  // Two scripts of Myanmar without a gap between them.
  expect(toPlainDigits('\u{116d9}\u{116da}\u{116e3}')).toBe('909')
})
