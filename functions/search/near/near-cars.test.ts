import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nearCars } from './near-cars.ts'
import { wantedOf } from './wanted.ts'
import { limits } from '#shared/constants/limits.ts'
import { createIndex } from '#functions/search/search-index.ts'
import { countMatches } from '#functions/search/search.ts'
import { bruteForce } from '#functions/search/testing/brute-force.ts'
import { randomDocument, randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery, randomQuery } from '#functions/search/testing/queries.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import type { SearchQuery } from '#functions/search/select-rows.ts'
import type { NearDifference } from '#shared/schemas/near.ts'

type Car = Parameters<typeof randomDocument>[2]
const car = (n: number, card: Car) => randomDocument(seededRandom(n), n, card)

const prado = {
  make: 'Toyota',
  model: 'Prado',
  bodyType: 'SUV',
  variant: 'GXR',
  color: 'Black',
  year: 2018,
  priceQAR: 100_000,
  city: 'Doha',
} as const
const market = createIndex([
  car(1, prado),
  car(2, { ...prado, year: 2016, color: 'White' }),
  car(3, { ...prado, year: 2017 }),
  car(4, { ...prado, city: 'Lusail', color: 'White' }),
  car(5, { ...prado, priceQAR: 200_000, color: 'White' }),
  car(6, { ...prado, make: 'Nissan', model: 'Patrol', color: 'White' }),
  car(7, { ...prado, make: 'Toyota', model: 'Corolla', bodyType: 'Sedan', color: 'White' }),
])
const near = (query: Partial<SearchQuery>) => {
  const asked = { ...plainQuery, ...query }
  return nearCars(market, asked, countMatches(market, asked))
}
const places = (query: Partial<SearchQuery>) => near(query).map(({ car: { id } }) => Number(id.slice(-2)))
const fields = (query: Partial<SearchQuery>) =>
  near(query).map(({ differences }) => differences.map(({ field }) => field).join(' '))

test('the model is kept longest: then come the budget, the year, the city and the colour', () => {
  const asked = { search: 'prado 2018 white doha under 150000' }
  expect(countMatches(market, { ...plainQuery, ...asked })).toBe(0)
  const found = places(asked)
  // One has another colour and one is elsewhere: neither is nearer.
  expect(found.slice(0, 2).toSorted((a, b) => a - b)).toEqual([1, 4])
  expect(found.slice(2)).toEqual([3, 2, 5, 6, 7])
})

test('filters and words ask for the same', () => {
  const filters = {
    make: ['Toyota'],
    model: ['Prado'],
    minYear: 2018,
    maxYear: 2018,
    color: ['White' as const],
    city: ['Doha'],
    maxPrice: 150_000,
  }
  expect(places(filters)).toEqual(places({ search: 'prado 2018 white doha under 150000' }))
})

test('each car says how it differs, what people give up last first', () => {
  const [first] = near({ search: 'prado 2018 grey doha' })
  expect(first!.differences).toEqual([
    {
      field: 'color',
      wanted: [{ value: 'Grey', label: { en: 'Grey', ar: 'رمادي' } }],
      has: { value: expect.any(String), label: expect.anything() },
    },
  ])
  expect(fields({ search: 'patrol 2020 doha red' })[0]).toBe('year color')
  const [over] = near({ model: ['Prado'], color: ['White'], city: ['Doha'], minYear: 2018, maxPrice: 99_000 })
  expect(over!.differences[0]).toEqual({ field: 'price', max: 99_000, has: 100_000 })
  expect(near({ search: 'nissan xterra' })[0]!.differences).toMatchObject([
    { field: 'model', wanted: [{ value: 'Nissan Xterra' }], has: { value: 'Nissan Patrol' } },
  ])
})

test('what is no field of a card is told, too', () => {
  const [first] = near({ search: 'prado zzz', trim: ['Nope'] })
  expect(first!.car.model).toBe('Prado')
  expect(first!.differences).toContainEqual({ field: 'words', wanted: [{ value: 'zzz' }] })
  expect(first!.differences).toContainEqual({ field: 'trim', wanted: [{ value: 'Nope' }] })
})

test('beside an area come the cars of its city, the nearest first', () => {
  const inDoha = (n: number, area?: 'Al Sadd' | 'Bin Mahmoud' | 'The Pearl') => {
    const { card, ...rest } = car(n, prado)
    const { area: _, ...others } = card
    return { ...rest, card: { ...others, ...(area && { area }) } }
  }
  const places = createIndex([
    inDoha(1, 'The Pearl'),
    inDoha(2),
    inDoha(3, 'Bin Mahmoud'),
    inDoha(4, 'Al Sadd'),
    car(5, { ...prado, city: 'Lusail' }),
  ])
  const asked = { ...plainQuery, search: 'prado al sadd' }
  expect(countMatches(places, asked)).toBe(1)
  const found = nearCars(places, asked, 1)
  expect(found.map(({ car: { id } }) => Number(id.slice(-2)))).toEqual([3, 2, 1, 5])
  const said = found.map(({ differences }) =>
    differences.map(({ has }) => has && (has as { value: string }).value),
  )
  expect(said).toEqual([['Bin Mahmoud'], [undefined], ['The Pearl'], ['Lusail']])
})

test('a dealer’s own page shows no car of another', () => {
  expect(near({ dealer: 'nobody', search: 'prado' })).toEqual([])
})

const rangeOf = { price: 'priceQAR', year: 'year', mileage: 'mileage' } as const

/** Whether a stated difference is one, by looking at the listing itself. */
const isTrue = (document: SearchDocument, query: SearchQuery, difference: NearDifference): boolean => {
  const { card } = document
  if ('max' in difference || 'min' in difference) {
    const {
      field,
      min = -Infinity,
      max = Infinity,
      has,
    } = difference as NearDifference & { has: number; min?: number; max?: number }
    return has === card[rangeOf[field as keyof typeof rangeOf]] && (has < min || has > max)
  }
  if (!('wanted' in difference)) return false
  const { field, wanted, has } = difference
  const values = wanted.map(({ value }) => value)
  if (field === 'model' && has) {
    const name = `${card.make} ${card.model}`
    return has.value === name && values.every((value) => value !== name && value !== card.model)
  }
  // A car of another city that says no area is told by its city.
  if (field === 'area' && has) return has.value === (card.area ?? card.city) && !values.includes(has.value)
  if (field === 'area' && !card.area) return true
  if (has) return has.value === card[field as keyof typeof card] && !values.includes(has.value)
  const condition = wantedOf(query).conditions.find(
    (each) => each.field === field && each.wanted.every(({ value }) => values.includes(value)),
  )
  return condition !== undefined && bruteForce([document], { ...plainQuery, ...condition.query }).total === 0
}

const checked = (documents: readonly SearchDocument[], query: SearchQuery) => {
  const index = createIndex(documents)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const cars = nearCars(index, query, countMatches(index, query))
  expect(cars.length).toBeLessThanOrEqual(limits.nearCars.atMost)
  const found = new Set(bruteForce(documents, { ...query, page: 1, limit: 10_000 }).cards.map(({ id }) => id))
  for (const { car, differences } of cars) {
    expect(found.has(car.id)).toBe(false)
    expect(differences.length).toBeGreaterThan(0)
    for (const difference of differences)
      expect([query, difference, isTrue(byId.get(car.id)!, query, difference)]).toEqual([
        query,
        difference,
        true,
      ])
  }
  return { near: cars.length, found: found.size }
}

test('beside what a plain word finds, no car is near: it says nothing to be close to', () => {
  const named = createIndex([car(1, { ...prado, variant: 'Zzyzx' }), car(2, prado)])
  const beside = (search: string, total: number) => nearCars(named, { ...plainQuery, search }, total).length
  expect(countMatches(named, { ...plainQuery, search: 'zzyzx' })).toBe(1)
  expect(beside('zzyzx', 1)).toBe(0)
  expect(beside('prado zzyzx', 1)).toBe(1)
  expect(beside('qqqqqq', 0)).toBe(2)
})

test('any filters and words find cars or near ones, whose differences are true', () => {
  const documents = randomDocuments(71, 300)
  const random = seededRandom(72)
  for (let round = 0; round < 300; round++) {
    const query = { ...randomQuery(random, documents), page: 1 }
    if (query.dealer) continue
    const { near: shown, found } = checked(documents, query)
    expect([query, found + shown > 0]).toEqual([query, true])
  }
})

test('any phrase that people type finds cars or near ones', () => {
  const source = readFileSync(new URL('../text/golden/phrases.txt', import.meta.url), 'utf8')
  const phrases = source.split('\n').flatMap((line) =>
    line
      .split(' => ')[0]!
      .split(' | ')
      .filter((phrase) => line.includes(' => ') && phrase),
  )
  expect(phrases.length).toBeGreaterThan(400)
  const documents = randomDocuments(73, 60)
  for (const search of phrases) {
    const { near: shown, found } = checked(documents, { ...plainQuery, search })
    expect([search, found + shown > 0]).toEqual([search, true])
  }
})
