import { describe, expect, it } from 'vitest'
import { areaLabels } from '#shared/reference/areas.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { confusables } from '#shared/reference/confusables.ts'
import { makes } from '#shared/reference/makes.ts'
import {
  holdsDealershipName,
  isTakenForPlatform,
  looksLikeDealership,
  passesForDealership,
  resemblesDealership,
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

describe('words around a dealership’s name', () => {
  it.each([
    // Refused; told to an admin; refused where no admin looks.
    ['دفنة اوتوهاوس', 'الدفنة أوتوهاوس', [true, true, true]],
    ['The Dafna Autohaus', 'Dafna Autohaus', [true, true, true]],
    ['معرض الدفنة أوتوهاوس', 'الدفنة أوتوهاوس', [false, true, true]],
    ['الدفنة أوتوهاوس للسيارات', 'الدفنة أوتوهاوس', [false, true, true]],
    ['Al Dafna Autohaus', 'Dafna Autohaus', [false, true, true]],
    ['Sidra Gate', 'Sidra Gate Motors', [false, true, true]],
    ['Sidra Gate Motor', 'Sidra Gate Motors', [false, true, true]],
    ['بوابة السدرة', 'بوابة السدرة للسيارات', [false, true, true]],
    ['بوابة سدرة للسيارات', 'بوابة السدرة للسيارات', [true, true, true]],
    ['بوابة السدرة موتورز', 'بوابة السدرة للسيارات', [false, true, true]],
    ['معرض فويرط للسيارات', 'فويرط للسيارات', [false, true, true]],
    ['AlDana Cars', 'Al Dana Motors', [false, true, false]],
    // Perhaps two honest dealerships: only an admin can tell.
    ['Al Dana Cars', 'Al Dana Motors', [false, true, false]],
    ['معرض الدانة', 'الدانة للسيارات', [false, true, false]],
    // Others.
    ['معرض الخليج للسيارات', 'معرض الدانة للسيارات', [false, false, false]],
    ['Doha Motors', 'Qatar Cars', [false, false, false]],
    ['سوق السيارات', 'معرض السيارات', [false, false, false]],
  ])('%s beside %s', (name, other, expected) => {
    for (const [one, another] of [
      [name, other],
      [other, name],
    ] as const)
      expect([
        looksLikeDealership(one, another),
        resemblesDealership(one, another),
        passesForDealership(one, another),
      ]).toEqual(expected)
  })
})

describe('a person’s name', () => {
  it('holds a dealership’s with or without its article', () => {
    expect(holdsDealershipName('دفنة أوتوهاوس', 'الدفنة أوتوهاوس')).toBe(true)
    expect(holdsDealershipName('خالد الدفنة اوتوهاوس', 'الدفنة أوتوهاوس')).toBe(true)
    expect(holdsDealershipName('خالد الدفنة', 'الدفنة أوتوهاوس')).toBe(false)
  })

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
    'سيارة قطر',
    'معرض سيارة',
    'فريق سيارة',
    'إدارة موقع سيارة',
    'معرض سيارة الرسمي',
    'إدارة الموقع',
    'الاداره',
    'موثّق علي',
    'الموثق علي',
    'الموثق',
    'علي معتمد',
    'المعتمد علي',
    'علي الرسمي',
    'حساب رسمي',
    'البائع الموثق',
    'المشرف العام',
    'المشرف خالد',
    'خدمة العملاء',
    'خدمة عملاء علي',
    'الدعم الفني',
    'دعم',
    'Support',
    'Support Team',
    'SupportTeam',
    'Customer Service',
    'Khalid, customer care',
    'Moderation',
  ])('is found out: %s', (name) => {
    expect(isTakenForPlatform(name)).toBe(true)
  })

  it.each([
    'Khalid',
    'Al Sayarat Motors',
    'معرض سيارات الخليج',
    'سيارة الخليج',
    'شركة السيارة',
    'Veronica',
    // Names of people and families.
    'محمد الموثق',
    'خالد المشرف',
    'مشرف خان',
    'معتمد جمال',
    'رسمي جابر',
    'أحمد رسمي',
    // Names and trades of companies.
    'المشرف للسيارات',
    'مركز خدمة الدانة',
    'الدانة لإدارة الأساطيل',
    'Support Auto Parts',
    'Team Motors',
    'Al Dana Service Centre',
  ])('is not one of these: %s', (name) => {
    expect(isTakenForPlatform(name)).toBe(false)
  })

  it('is none of a car or a place', () => {
    const cars = makes.flatMap(({ name, ar, models }) => [
      name,
      ar,
      ...models.map((one) => one.ar ?? one.name),
    ])
    const places = [...Object.values(cityLabels), ...Object.values(areaLabels)].flatMap(({ en, ar }) => [
      en,
      ar,
    ])
    const names = [...cars, ...places].flatMap((name) => [name, `معرض ${name} للسيارات`])
    expect(names.filter(isTakenForPlatform)).toEqual([])
  })
})
