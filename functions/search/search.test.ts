import { describe, expect, test } from 'vitest'
import { createIndex } from '#functions/search/search-index.ts'
import { trimOf } from '#functions/search/prices/trim.ts'
import { featuredCards } from './search.ts'
import { answerOf } from '#functions/search/testing/answer.ts'
import { bruteForce } from '#functions/search/testing/brute-force.ts'
import { pick, randomDocument, randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery, randomQuery } from '#functions/search/testing/queries.ts'
import { citiesAndAreas } from '#shared/reference/areas.ts'
import { listingQuery, sortKeys, sortOrders, type ListingQuery } from '#shared/schemas/listing-query.ts'

const documents = randomDocuments(42, 2000)
const index = createIndex(documents)

const idsOfAllPages = (query: ListingQuery) => {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const { cards } = answerOf(index, { ...query, page })
    if (cards.length === 0) return ids
    ids.push(...cards.map(({ id }) => id))
  }
}

describe('search', () => {
  test('answers 1,000 random queries as a look at every document does', () => {
    const random = seededRandom(7)
    let nonEmpty = 0
    for (let round = 0; round < 1000; round++) {
      const query = randomQuery(random, documents)
      const found = answerOf(index, query)
      expect(found, JSON.stringify(query)).toEqual(bruteForce(documents, query))
      if (found.total > 0) nonEmpty++
    }
    // A generator whose queries found nothing would prove nothing.
    expect(nonEmpty).toBeGreaterThan(500)
  })

  test('pages neither overlap nor leave a gap, and descending is the exact reverse of ascending', () => {
    const random = seededRandom(8)
    for (const sortBy of sortKeys) {
      // Near a city the nearest come first, whichever way equally near ones are sorted: the next test.
      const { near: _near, ...drawn } = randomQuery(random, documents)
      const query = { ...drawn, sortBy, limit: pick(random, [7, 33, 100]) }
      const [up = [], down = []] = sortOrders.map((sortOrder) => idsOfAllPages({ ...query, sortOrder }))
      expect(new Set(up).size).toBe(up.length)
      expect(up.length).toBe(answerOf(index, query).total)
      expect(down).toEqual(up.toReversed())
    }
  })

  test('near a place descending reverses the cars of each place and leaves the places in their order', () => {
    const placeOf = new Map(documents.map(({ id, card }) => [id, card.area ?? card.city]))
    const random = seededRandom(9)
    for (const sortBy of sortKeys) {
      const query = {
        ...plainQuery,
        sortBy,
        near: pick(random, citiesAndAreas),
        limit: pick(random, [33, 100]),
      }
      const [up = [], down = []] = sortOrders.map((sortOrder) => idsOfAllPages({ ...query, sortOrder }))
      const byPlace = Map.groupBy(up, (id) => placeOf.get(id))
      expect(down).toEqual([...byPlace.values()].flatMap((ids) => ids.toReversed()))
    }
  })

  test('finds nothing in an inverted range, beyond the last page, and in an empty index', () => {
    const inverted = answerOf(index, { ...plainQuery, minPrice: 100_000, maxPrice: 50_000 })
    expect(inverted).toMatchObject({ cards: [], total: 0, facets: { make: [] } })
    expect(answerOf(index, { ...plainQuery, page: 500 })).toMatchObject({ cards: [], total: 2000 })
    expect(answerOf(createIndex([]), { ...plainQuery, search: 'toyota', make: ['Toyota'] }).total).toBe(0)
  })

  test('keeps the other makes to choose from, and counts only the models of the chosen one', () => {
    const { facets, total } = answerOf(index, { ...plainQuery, make: ['Toyota'] })
    expect(facets.make.length).toBeGreaterThan(10)
    expect(facets.make.find(({ value }) => value === 'Toyota')?.count).toBe(total)
    expect(facets.model.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    expect(facets.hasWarranty.map(({ value }) => value).toSorted()).toEqual(['false', 'true'])
  })

  test('each trim that is counted is found as an address asks for it, also one that a seller wrote with commas', () => {
    const mercedes = { make: 'Mercedes-Benz', model: 'GLE' }
    const variants = ['Black, one owner', 'Black,one owner', 'Own words', '']
    const trimmed = variants.map((variant, n) => {
      const document = randomDocument(seededRandom(n), n, { ...mercedes, variant })
      return { ...document, details: { ...document.details, trim: trimOf({ ...mercedes, variant }) } }
    })
    const ofModel = createIndex(trimmed)
    const { trim } = answerOf(ofModel, { ...plainQuery, model: ['GLE'] }).facets
    expect(trim.length).toBeGreaterThan(1)
    const asked = trim.map(({ value }) => ({
      ...plainQuery,
      ...listingQuery.parse({ model: 'GLE', trim: value }),
    }))
    expect(asked.map((query) => answerOf(ofModel, query).total)).toEqual(trim.map(({ count }) => count))
  })

  test('names that objects inherit are values like any other', () => {
    expect(
      answerOf(index, { ...plainQuery, make: ['__proto__', 'constructor'], city: ['toString'] }).total,
    ).toBe(0)
  })
})

describe('featuredCards', () => {
  const newest = documents
    .filter(({ card }) => card.isFeatured)
    .toSorted((a, b) => (a.details.listedAt + a.id < b.details.listedAt + b.id ? 1 : -1))
    .slice(0, 12)

  test('shows the newest featured listings only', () => {
    expect(featuredCards(index, 12)).toMatchObject(newest.map(({ card }) => card))
    expect(featuredCards(createIndex(documents.filter(({ card }) => !card.isFeatured)), 12)).toEqual([])
  })

  test('shows reserved ones last', () => {
    const [first, ...others] = newest
    const reserved = { ...first!, card: { ...first!.card, availability: 'RESERVED' as const } }
    const cards = featuredCards(createIndex([reserved, ...others]), 12)
    expect(cards).toMatchObject([...others, reserved].map(({ card }) => card))
  })
})
