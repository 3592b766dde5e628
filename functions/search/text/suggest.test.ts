import { describe, expect, test } from 'vitest'
import { suggest } from './suggest.ts'
import { allThings } from './things.ts'
import { interpret } from './understand-text.ts'
import { limits } from '#shared/constants/limits.ts'

const counts = new Map([
  ['model:Toyota/Land Cruiser', 40],
  ['model:Toyota/Land Cruiser 70', 90],
  ['model:BMW/3 Series', 0],
])
const countOf = (key: string) => counts.get(key) ?? 10
const suggested = (q: string, ofAttribute: (key: string) => number = countOf) =>
  suggest(q, { ofAttribute, ofQuery: () => 5 })
const labels = (q: string) => suggested(q).map(({ label }) => label.en)

describe('suggest', () => {
  test.each([
    ['toyota la', 'Toyota Land Cruiser'],
    ['تويوتا لا', 'Toyota Land Cruiser'],
    ['تويوتا la', 'Toyota Land Cruiser'],
    ['land c', 'Toyota Land Cruiser'],
    ['landc', 'Toyota Land Cruiser'],
    ['لاندكر', 'Toyota Land Cruiser'],
    ['شا', 'Toyota Land Cruiser 70'],
    ['cruiser', 'Toyota Land Cruiser'],
    ['nisan pat', 'Nissan Patrol'],
    ['toyta', 'Toyota'],
    ['غولف', 'Volkswagen Golf'],
    ['الدو', 'Doha'],
    ['دوح', 'Doha'],
    ['ونيت', 'Pickup'],
    ['هايب', 'Hybrid'],
    ['cx5', 'Mazda CX-5'],
    ['bmw x', 'BMW X5'],
    ['سيارة كامر', 'Toyota Camry'],
    ['toyota white c', 'Toyota Camry white'],
    ['land cruiser 2020', 'Toyota Land Cruiser 2020'],
    ['camry under 50', 'Toyota Camry under 50'],
    ['suv toy', 'suv Toyota'],
    ['doha c', 'doha Mercedes-Benz C-Class'],
    ['lc200', 'Land Cruiser LC200'],
    ['Y61', 'Patrol Y61'],
    ['y6', 'Patrol Y62'],
    ['patrol y6', 'Patrol Y62'],
    ['واي 62', 'Patrol Y62'],
  ])('%s → %s', (q, expected) => expect(labels(q)).toContain(expected))

  test('a name that begins so comes before an inner word, then the one with more cars', () => {
    expect(labels('toyota land').slice(0, 2)).toEqual(['Toyota Land Cruiser 70', 'Toyota Land Cruiser'])
    const land = labels('land')
    expect(land.indexOf('Land Rover Range Rover')).toBeGreaterThan(land.indexOf('Peugeot Landtrek'))
    expect(labels('rover')[0]).toBe('Land Rover')
  })

  test('a name that begins so comes before an alias that does', () => {
    const lan = suggested('lan', (key) => (key === 'make:Land Rover' ? 20 : 10)).map(({ label }) => label.en)
    expect(lan[0]).toBe('Land Rover')
    expect(lan).toContain('Toyota Land Cruiser')
    expect(lan.filter((label) => label.startsWith('Land Rover ')).length).toBeGreaterThan(0)
    const all = labels('land cruiser')
    expect(all.indexOf('Toyota Land Cruiser')).toBeLessThan(all.indexOf('Toyota Prado'))
    const bmw = suggested('bmw 3', () => 10).map(({ label }) => label.en)
    expect(bmw[0]).toBe('BMW 3 Series')
  })

  test('of one or two letters cars come first, and the article alone begins nothing', () => {
    for (const q of ['و', 'د', 'do']) expect(['make', 'model']).toContain(suggested(q, () => 10)[0]?.kind)
    expect(suggested('ال', () => 10).map(({ kind }) => kind)).not.toContain('city')
  })

  test('a colour is not suggested', () => expect(labels('white')).toEqual([]))

  test('the words before must be true, and what no car has is left out', () => {
    expect(labels('nissan la')).not.toContain('Toyota Land Cruiser')
    expect(labels('bmw 3')).not.toContain('BMW 3 Series')
    expect(suggested('toyota', () => 0)).toEqual([])
  })

  test('a make is followed by its models, and there are never too many', () => {
    expect(labels('toyota')).toHaveLength(limits.suggestions)
    expect(labels('toyota').slice(0, 3)).toEqual(['Toyota', 'Toyota Land Cruiser 70', 'Toyota Land Cruiser'])
  })

  test('choosing one asks for it alone', () => {
    const [model] = suggested('باترول')
    expect(model).toEqual({
      kind: 'model',
      label: { en: 'Nissan Patrol', ar: 'نيسان باترول' },
      count: 10,
      query: { make: 'Nissan', model: 'Patrol' },
    })
    expect(suggested('سيدان')[0]?.query).toEqual({ bodyType: 'Sedan' })
    expect(suggested('ديزل')[0]?.query).toEqual({ fuelType: 'Diesel' })
  })

  test.each([
    ['patrol 2020 under 100k', { make: 'Nissan', model: 'Patrol', search: '2020 under 100k' }],
    ['white patr', { make: 'Nissan', model: 'Patrol', search: 'white' }],
    ['باترول تحت 100', { make: 'Nissan', model: 'Patrol', search: 'تحت 100' }],
    ['باترول مو فوق 100 الف', { make: 'Nissan', model: 'Patrol', search: 'مو فوق 100 الف' }],
    [
      '>=2018 white patrol in doha < 90k',
      { make: 'Nissan', model: 'Patrol', search: '>=2018 white doha < 90k' },
    ],
    ['patrol 2018+', { make: 'Nissan', model: 'Patrol', search: '2018+' }],
    ['suv toy', { make: 'Toyota', search: 'suv' }],
    ['peugeot 3008 2020', { make: 'Peugeot', model: '3008', search: '2020' }],
    ['y62 white', { search: 'Nissan Patrol Y62 white' }],
    // Beside another of its kind it is a choice, and a number may mean something beside its make alone.
    ['doha lus', { search: 'doha Lusail' }],
    ['petrol hyb', { search: 'petrol Hybrid' }],
    ['2008 toy', { search: '2008 Toyota' }],
    // A number that is the name itself, and words that say nothing, are no rest.
    ['peugeot 2008', { make: 'Peugeot', model: '2008' }],
    ['2008', { make: 'Peugeot', model: '2008' }],
    ['land cruiser 70', { make: 'Toyota', model: 'Land Cruiser 70' }],
    ['سيارة كامري', { make: 'Toyota', model: 'Camry' }],
  ])('choosing one keeps what else was understood: %s', (q, expected) => {
    expect(suggested(q).map(({ query }) => query)).toContainEqual(expected)
  })

  test('beside other words its name and its count are of both', () => {
    const asked: unknown[] = []
    const ofQuery = (query: Record<string, string>) => {
      asked.push(query)
      return query['model'] === 'Patrol' ? 7 : 0
    }
    expect(suggest('باترول تحت 100', { ofAttribute: countOf, ofQuery })).toEqual([
      {
        kind: 'model',
        label: { en: 'Nissan Patrol تحت 100', ar: 'نيسان باترول تحت 100' },
        count: 7,
        query: { make: 'Nissan', model: 'Patrol', search: 'تحت 100' },
      },
    ])
    expect(asked.length).toBeLessThanOrEqual(limits.suggestions)
  })

  test('nothing is suggested beside words that only the server finds, since browsers suggest the same', () => {
    expect(labels('sunroof patr')).toEqual([])
  })

  test('a generation is asked for by words that mean it alone', () => {
    const all = allThings().filter(({ kind }) => kind === 'generation')
    expect(all.length).toBeGreaterThan(50)
    const misread = all.filter(({ value, label, make }) => {
      const meant = interpret(`${make} ${label.en}`).understood
      return !meant.some((part) => part.kind === 'generation' && part.value === value)
    })
    expect(misread.map(({ label }) => label.en)).toEqual([])
    expect(suggested('y62')[0]?.query).toEqual({ search: 'Nissan Patrol Y62' })
  })

  test.each(['', ' ', '؟', 'zzzzzzz', 'x'.repeat(100), '\ud800', 'of the'])('%j does not throw', (q) => {
    expect(suggested(q).length).toBeLessThanOrEqual(limits.suggestions)
  })
})
