import { expect, test } from 'vitest'
import { relaxQuery } from './relax-query.ts'
import { createIndex } from '#functions/search/search-index.ts'
import { countMatches } from './search.ts'
import { randomDocument, randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery, randomQuery } from '#functions/search/testing/queries.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

const car = (n: number, card: Parameters<typeof randomDocument>[2]) =>
  randomDocument(seededRandom(n), n, card)
const white = {
  make: 'GMC',
  model: 'Yukon',
  color: 'White',
  year: 2018,
  priceQAR: 90_000,
  city: 'Doha',
} as const
const index = createIndex([car(1, white), car(2, { ...white, year: 2015, color: 'Black' })])
const relax = (query: Partial<ListingQuery>) => relaxQuery(index, { ...plainQuery, ...query })

test('says which filter is in the way, a range as a whole', () => {
  expect(relax({ make: ['GMC'], minPrice: 1, maxPrice: 1000 })).toEqual([
    { without: ['minPrice', 'maxPrice'], total: 2 },
  ])
  expect(relax({ model: ['Yukon'], city: ['Lusail'] })).toEqual([{ without: ['city'], total: 2 }])
})

test('offers to do without “good price”', () => {
  // Two cars are too few to say what a good price is.
  expect(relax({ model: ['Yukon'], goodPrice: true })).toEqual([{ without: ['goodPrice'], total: 2 }])
  expect(relax({ model: ['Yukon'], city: ['Lusail'], goodPrice: true })).toEqual([
    { without: ['city', 'goodPrice'], total: 2 },
  ])
})

test('says which part of the text is in the way', () => {
  expect(relax({ search: 'gmc 2015 white' })).toEqual([
    { without: [], text: { how: 'without', words: '2015', search: 'gmc white' }, total: 1 },
    { without: [], text: { how: 'without', words: 'white', search: 'gmc 2015' }, total: 1 },
  ])
  expect(relax({ search: '(zzz) yukon' })).toEqual([
    { without: [], text: { how: 'without', words: '(zzz)', search: 'yukon' }, total: 2 },
  ])
  expect(relax({ search: 'zzz' })).toEqual([{ without: ['search'], total: 2 }])
})

test('offers the make when its model is not for sale', () => {
  expect(relax({ search: 'gmc sierra' })).toEqual([
    { without: [], text: { how: 'instead', words: 'GMC', search: 'GMC' }, total: 2 },
  ])
})

test('keeps the car before all else: ways that lose it come last, however many cars they show', () => {
  const many = createIndex([
    car(1, white),
    ...[2, 3, 4].map((n) => car(n, { ...white, model: 'Sierra', year: 2020, city: 'Lusail' })),
  ])
  const texts = (search: string) =>
    relaxQuery(many, { ...plainQuery, search }).map(({ text }) => [text?.how, text?.search])
  expect(texts('yukon white 2020')).toEqual([
    ['without', 'yukon white'],
    ['without', 'white 2020'],
    ['instead', 'GMC white 2020'],
  ])
  // No single step keeps it, so the car alone is offered first.
  expect(texts('yukon 2020 lusail')[0]).toEqual(['only', 'yukon'])
})

test('when no single part is in the way, says what each would show alone', () => {
  expect(relax({ make: ['GMC'], city: ['Lusail'], maxPrice: 5 })).toEqual([
    { without: ['maxPrice', 'city'], total: 2 },
  ])
  expect(relax({ search: 'zzz qqq' })).toEqual([{ without: ['search'], total: 2 }])
  expect(relax({ search: 'black zzz qqq' })).toEqual([
    { without: ['search'], total: 2 },
    { without: [], text: { how: 'only', words: 'black', search: 'black' }, total: 1 },
  ])
  expect(relax({ dealer: 'nobody' })).toEqual([{ without: ['dealer'], total: 2 }])
})

test('promises no car that following it would not show', () => {
  const documents = randomDocuments(51, 300)
  const market = createIndex(documents)
  const random = seededRandom(52)
  for (let round = 0; round < 400; round++) {
    const query = randomQuery(random, documents)
    if (countMatches(market, query) > 0) continue
    for (const { without, text, total } of relaxQuery(market, query)) {
      const followed = Object.entries({ ...query, ...(text && { search: text.search }) }).filter(
        ([name]) => !without.includes(name),
      )
      expect(countMatches(market, Object.fromEntries(followed) as ListingQuery)).toBe(total)
    }
  }
})
