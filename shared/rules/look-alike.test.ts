import { describe, expect, it } from 'vitest'
import { confusables } from '#shared/reference/confusables.ts'
import {
  holdsDealershipName,
  isTakenForPlatform,
  looksLikeDealership,
  skeleton,
} from '#shared/rules/look-alike.ts'

const toText = (codes: string) =>
  codes
    .split(' ')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('')

const pairs = confusables
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [prototype = '', sources = ''] = line.split('=')
    return sources.split(' ').map((source) => ({ source: toText(source), prototype: toText(prototype) }))
  })

describe('the skeleton of a text', () => {
  it('is one for all pairs of Unicode’s list', () => {
    // The count that the file itself states at its end.
    expect(pairs).toHaveLength(6565)
    expect(pairs.filter(({ source, prototype }) => skeleton(source) !== skeleton(prototype))).toEqual([])
  })

  it('is that of its own skeleton', () => {
    expect(
      pairs
        .filter(({ source }) => skeleton(skeleton(source)) !== skeleton(source))
        .map(({ source }) => source),
    ).toEqual([])
  })
})

describe('a dealership’s name', () => {
  it.each([
    'Sidra Gate Motors',
    'SIDRA GATE MOTORS',
    'Sіdra Gate Motors', // Cyrillic і
    'Sidra\u00adGate Motors', // a soft hyphen
    'SidraGate\u3164 Motors', // a Hangul filler
    'Sldra Gate Motors', // a small L
    'SIdra Gate Motors', // a capital I
    'Ѕіԁrа Ԍаtе Моtоrѕ', // Cyrillic and others throughout
    '𝐒𝐢𝐝𝐫𝐚 𝐆𝐚𝐭𝐞 𝐌𝐨𝐭𝐨𝐫𝐬', // mathematical letters
    'Ｓｉｄｒａ Ｇａｔｅ Ｍｏｔｏｒｓ', // wide letters
    'Sídrã Gáte Mótors',
    'Sidra-Gate Motors W.L.L.',
    'Sidra Gate Motors Doha',
    'Sidra Gate Rnotors'.replace('Rn', 'rn'),
  ])('of a verified one is found out in %s', (name) => {
    expect(looksLikeDealership(name, 'Sidra Gate Motors')).toBe(true)
    expect(looksLikeDealership('Sidra Gate Motors', name)).toBe(true)
  })

  it.each([
    'بوابة السدره للسيارات',
    'بوّابة السدرة للسيارات',
    'شركة بوابة السدرة للسيارات',
    'بوابـة السدرة للسيارات',
  ])('is found out in the other spellings of Arabic: %s', (name) => {
    expect(looksLikeDealership(name, 'بوابة السدرة للسيارات')).toBe(true)
  })

  it.each(['Sidra Motors', 'Sidra Gates Motors', 'Al Sidra Gate Motors', 'Gate Motors', 'Al Khor Cars'])(
    'is no look-alike when it is another one: %s',
    (name) => {
      expect(looksLikeDealership(name, 'Sidra Gate Motors')).toBe(false)
    },
  )

  it('is found out where a sign or an old letter passes for one of its own', () => {
    expect(looksLikeDealership('A| Fardan', 'Al Fardan')).toBe(true)
    expect(looksLikeDealership('Al Fardan', 'A| Fardan')).toBe(true)
    expect(looksLikeDealership('Al ſardan', 'Al fardan')).toBe(true)
    expect(looksLikeDealership('Al Fardan | Doha', 'Al Fardan')).toBe(true)
    expect(holdsDealershipName('Khalid A| Fardan', 'Al Fardan')).toBe(true)
    expect(isTakenForPlatform('Ver|fied cars')).toBe(true)
  })

  it('of additions alone is compared whole', () => {
    expect(looksLikeDealership('Doha Trading', 'Qatar Company')).toBe(false)
    expect(looksLikeDealership('Doha Trading', 'Dоha Trading')).toBe(true)
  })
})

describe('a person’s name', () => {
  it.each([
    'Sidra Gate Motors',
    'Sidra Gate Motors Khalid',
    'Khalid SidraGate Motors',
    'Khalid of Sіdra Gate Motors',
  ])('holds a dealership’s: %s', (name) => {
    expect(holdsDealershipName(name, 'Sidra Gate Motors W.L.L.')).toBe(true)
  })

  it('is a person’s own, although a dealership has one of its words', () => {
    expect(holdsDealershipName('Hassan Al Kuwari', 'Hassan')).toBe(false)
    expect(holdsDealershipName('Hassan Al Kuwari', 'Al Kuwari Motors')).toBe(false)
  })
})

describe('a name that could be taken for the platform', () => {
  it.each([
    'Sayara',
    'by Sayara',
    'Sayara Support',
    'S a y a r a',
    'Ѕауаrа',
    'SAYARA.',
    'Khalid (Verified)',
    'Verіfied Seller',
    'Official Cars',
    'Admin',
    'M0derator',
    'خالد موثّق',
    'سيارة',
    'ســيارة',
  ])('is found out: %s', (name) => {
    expect(isTakenForPlatform(name)).toBe(true)
  })

  it.each(['Khalid', 'Al Sayarat Motors', 'معرض سيارات الخليج', 'سيارة الخليج', 'Veronica', 'محمد الموثق'])(
    'is not one of these: %s',
    (name) => {
      expect(isTakenForPlatform(name)).toBe(false)
    },
  )
})
