import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { qualities } from '#functions/search/interpretation.ts'
import { interpret } from './understand-text.ts'
import { makes } from '#shared/reference/makes.ts'

/** The interpretation of a text: each part's words with their meaning. */
const told = (text: string) =>
  interpret(text).understood.map((part) => {
    const said = text.slice(part.start, part.end)
    if (!('value' in part)) return `${said} → ${part.kind} ${part.min ?? ''}-${part.max ?? ''}`
    const value = part.make ? `${part.make} ${part.value}` : part.value
    return `${said} → ${part.kind} ${value}${part.corrected ? ' (corrected)' : ''}`
  })

describe('understood', () => {
  test('the parts of a text, each with its place and its names in both languages', () => {
    const text = 'باترول 2020 اقل من 100 الف'
    expect(interpret(text)).toEqual({
      order: undefined,
      ignored: [],
      terms: [
        {
          attributes: [
            { key: 'model:Nissan/Patrol', quality: qualities.named },
            { key: 'model:Nissan/Patrol Safari', quality: qualities.exact },
            { key: 'model:Nissan/Patrol Super Safari', quality: qualities.exact },
          ],
          words: [],
          prefixes: [],
        },
      ],
      ranges: [
        { kind: 'year', min: 2020, max: 2020 },
        { kind: 'price', max: 100_000 },
      ],
      understood: [
        {
          start: 0,
          end: 6,
          kind: 'model',
          value: 'Patrol',
          make: 'Nissan',
          label: { en: 'Nissan Patrol', ar: 'نيسان باترول' },
          corrected: false,
        },
        { start: 7, end: 11, kind: 'year', min: 2020, max: 2020 },
        { start: 12, end: 26, kind: 'price', max: 100_000 },
      ],
    })
  })

  test.each([
    ['nissan patrol', ['nissan patrol → model Nissan Patrol']],
    ['patrol nissan', ['patrol → model Nissan Patrol', 'nissan → make Nissan']],
    ['«جيب شيروكي»', ['جيب شيروكي → model Jeep Cherokee']],
    [
      'suv, doha - AUTOMATIC',
      ['suv → bodyType SUV', 'doha → city Doha', 'AUTOMATIC → transmission Automatic'],
    ],
    ['خليجي وضمان', ['خليجي → isGCCSpec true', 'وضمان → hasWarranty true']],
    ['leather seats', ['leather seats → feature leather-seats']],
    [
      'ابغى سيارة كامري بيضاء للبيع في الدوحة',
      ['كامري → model Toyota Camry', 'بيضاء → color White', 'الدوحة → city Doha'],
    ],
    ['land cruiser vx', ['land cruiser → model Toyota Land Cruiser', 'vx → trim Toyota VX']],
    ['lexus gx', ['lexus gx → model Lexus GX']],
    ['mini convertible', ['mini convertible → model MINI Convertible']],
    ['رنج 2018', ['رنج → make Land Rover', '2018 → year 2018-2018']],
    ['mini cooper', ['mini cooper → make MINI']],
    ['convertible', ['convertible → bodyType Convertible']],
    ['edge 2018', ['edge → model Ford Edge', '2018 → year 2018-2018']],
    ['mercedes s', ['mercedes s → model Mercedes-Benz S-Class']],
    ['tesla s', ['tesla s → model Tesla Model S']],
    ['bmw 3', ['bmw 3 → model BMW 3 Series']],
    ['lexus is', ['lexus is → model Lexus IS']],
    ['ram 1500', ['ram 1500 → model RAM 1500']],
    ['a toyota in doha', ['toyota → make Toyota', 'doha → city Doha']],
    ['good condition', ['good condition → condition Good']],
    ['black on black', ['black → color Black']],
    ['zero km', ['zero km → condition New']],
    ['0 km', ['0 km → condition New']],
    ['7 seater', ['7 seater → seats 7']],
    ['7 ركاب', ['7 ركاب → seats 7']],
    ['not automatic', []],
    ['بدون فتحة سقف', []],
    ['no toyota camry', []],
    ['toyota or nissan', ['toyota → make Toyota', 'nissan → make Nissan']],
    ['تويوتا او نيسان', ['تويوتا → make Toyota', 'نيسان → make Nissan']],
    [
      'toyota camry or nissan altima',
      ['toyota camry → model Toyota Camry', 'nissan altima → model Nissan Altima'],
    ],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected))

  test.each(['جيب', 'gt', 'tivoli', '3', 'x', '2008', '200', '1500', 'is', 'gx'])(
    '%s may be several things, so nothing is claimed',
    (text) => expect(told(text)).toEqual([]),
  )

  test('of several Land Rovers those called رنج come first', () => {
    const best = interpret('رنج').terms[0]!.attributes.filter(({ quality }) => quality === qualities.named)
    expect(best.map(({ key }) => key).toSorted()).toEqual([
      'model:Land Rover/Range Rover',
      'model:Land Rover/Range Rover Evoque',
      'model:Land Rover/Range Rover Sport',
      'model:Land Rover/Range Rover Velar',
    ])
  })
})

describe('typing mistakes', () => {
  test.each([
    ['toyta', 'make Toyota'],
    ['tyoota', 'make Toyota'],
    ['nisan', 'make Nissan'],
    ['mercedez', 'make Mercedes-Benz'],
    ['lamborgini', 'make Lamborghini'],
    ['volkswagon', 'make Volkswagen'],
    ['porche', 'make Porsche'],
    ['hundai', 'make Hyundai'],
    ['chevorlet', 'make Chevrolet'],
    ['corola', 'model Toyota Corolla'],
    ['land crusier', 'model Toyota Land Cruiser'],
    ['nisan patrl', 'model Nissan Patrol'],
    ['باتورل', 'model Nissan Patrol'],
    ['تويوطا', 'make Toyota'],
    ['مرسيدسس', 'make Mercedes-Benz'],
    ['هيونداى', 'make Hyundai'],
    ['لاند كروزير', 'model Toyota Land Cruiser'],
    ['sunrof', 'feature sunroof'],
    ['autmatic', 'transmission Automatic'],
    ['لاند كروز', 'model Toyota Land Cruiser'],
    ['كابرس', 'model Chevrolet Caprice'],
  ])('%s → %s', (text, expected) => {
    // ى for ي is a spelling, no mistake.
    const mark = text === 'هيونداى' ? '' : ' (corrected)'
    expect(told(text)).toEqual([`${text} → ${expected}${mark}`])
  })

  test.each(['accident', 'turbo', 'owner', 'xyzzy', 'kiaa', 'rav5', 'صبغ', 'حوادث'])(
    '%s is left as it is',
    (text) => {
      expect(told(text)).toEqual([])
      const found = interpret(text).terms.flatMap(({ attributes }) => attributes)
      expect(found.filter(({ quality }) => quality === qualities.typo)).toEqual([])
    },
  )
})

test('every name and alias of every make and model means that one, and the whole of it is understood or shared', () => {
  const all = makes.flatMap((make) => [
    ...[make.name, make.ar, ...make.aliases].map((name) => [name, `make:${make.name}`] as const),
    ...make.models.flatMap((model) =>
      [model.name, model.ar ?? model.name, ...(model.aliases ?? [])].flatMap((name) => [
        [name, `model:${make.name}/${model.name}`] as const,
        [`${make.name} ${name}`, `model:${make.name}/${model.name}`] as const,
        [`${make.ar} ${name}`, `model:${make.name}/${model.name}`] as const,
      ]),
    ),
  ])
  const lost = all.filter(
    ([text, key]) =>
      // The one that is also a body is the body.
      interpret(text).understood[0]?.kind !== 'bodyType' &&
      interpret(text).terms.some(({ attributes }) => !attributes.some((attribute) => attribute.key === key)),
  )
  expect(lost).toEqual([])
})

describe('any text', () => {
  test('without a word asks for nothing', () => {
    for (const text of ['', ' ', '!؟ -', '\u200f', '😀'])
      expect(interpret(text)).toMatchObject({ terms: [], ranges: [], understood: [], ignored: [] })
  })

  test('of words that say nothing about a car asks for every car', () => {
    for (const text of ['سيارات للبيع', 'the car', 'cars for sale']) expect(interpret(text).terms).toEqual([])
  })

  test('that says one word fifty times asks for it three times at most', () => {
    expect(interpret('zz '.repeat(33)).terms.length).toBeLessThanOrEqual(3)
  })

  const said = fc.constantFrom(
    ...`nissan patrol باترول 2020 2008 من الى و 100 100k الف - جيب cx-5 toyta under بين and مليون km سيارة ﷺ ① + ، 3 max
    رنج land crusier \u200f`.split(/ |\n/),
  )
  const sentence = fc.array(said, { maxLength: 12 }).map((words) => words.join(' '))
  const anything = fc.oneof(
    sentence,
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(said, { maxLength: 8 }).map((words) => words.join('')),
  )

  test('is understood in order, within the text, without overlap, and never throws', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { understood, terms, ranges } = interpret(text)
        let end = 0
        for (const part of understood) {
          expect(part.start).toBeGreaterThanOrEqual(end)
          expect(part.end).toBeGreaterThan(part.start)
          end = part.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
        for (const term of terms)
          expect(term.attributes.length + term.words.length + term.prefixes.length).toBeGreaterThan(0)
        for (const { min = 0, max = Infinity } of ranges) expect(min).toBeLessThanOrEqual(max)
      }),
      { seed: 3, numRuns: 1000 },
    )
  })
})
