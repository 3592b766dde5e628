import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { answerSearch } from './answer-search.ts'
import { searchBody } from './search-body.ts'
import { applyChanges, createIndex, hideDealers, type SearchIndex } from './search-index.ts'
import { randomDocuments, seededRandom } from './testing/documents.ts'
import { randomQuery } from './testing/queries.ts'
import { searchListings } from '#shared/api/listings.ts'
import { type ListingQuery, listingQuery } from '#shared/schemas/listing-query.ts'

afterEach(() => void vi.useRealTimers())

type Answer = ReturnType<typeof answerSearch>
const read = (index: SearchIndex, query: ListingQuery): Answer =>
  JSON.parse(gunzipSync(Buffer.from(searchBody(index, query), 'base64')).toString()) as Answer

const allowed = (index: SearchIndex, query: ListingQuery): unknown =>
  JSON.parse(JSON.stringify(searchListings.response.parse(answerSearch(index, query))))

const everything = listingQuery.parse({})

test('the body of a response says what the answer says, as far as the route’s schema lets it out, also when asked again', () => {
  const documents = randomDocuments(5, 400)
  const cars = createIndex(documents)
  const random = seededRandom(6)
  const queries = Array.from({ length: 150 }, () => randomQuery(random, documents))
  for (const query of [...queries, ...queries])
    expect([query, read(cars, query)]).toEqual([query, allowed(cars, query)])
})

test('an answer that is asked for again shows every change of the index', () => {
  const [first, ...others] = randomDocuments(5, 40)
  const cars = createIndex(others)
  const total = () => read(cars, everything).total
  expect(total()).toBe(39)
  applyChanges(cars, [
    { id: first!.id, version: first!.version, changedAt: first!.changedAt, document: first! },
  ])
  expect(total()).toBe(40)
  const dealer = read(cars, everything).listings.find(({ dealerProfileId }) => dealerProfileId)
  hideDealers(cars, [dealer!.dealerProfileId!])
  expect(total()).toBeLessThan(40)
  hideDealers(cars, [])
  expect(total()).toBe(40)
})

test('an answer is written anew in another hour, in which other cars are new', () => {
  vi.useFakeTimers()
  const [document] = randomDocuments(5, 1)
  const listedAt = document!.details.listedAt
  const cars = createIndex([document!])
  const news = () => read(cars, everything).facets.isNew
  vi.setSystemTime(Date.parse(listedAt) + 60_000)
  expect(news()).toEqual([{ value: 'true', count: 1 }])
  vi.setSystemTime(Date.parse(listedAt) + 3 * 24 * 3600 * 1000)
  expect(news()).toEqual([{ value: 'false', count: 1 }])
})
