import { expect, test } from 'vitest'
import { answerHere } from './answer-here.ts'
import { suggestCars } from '#functions/search/count-attribute.ts'
import { decodePart, differenceOf, encodePart } from './market-part.ts'
import { publicColumns } from './public-columns.ts'
import { answerQuestion } from '#functions/search/questions.ts'
import { applyChanges, applyRows, columnsOf, createIndex, openIndex } from '#functions/search/search-index.ts'
import { amount } from '#functions/trust/mode.ts'
import type { Change } from '#functions/search/document.ts'
import { randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { randomQuery } from '#functions/search/testing/queries.ts'
import type { SearchQuery } from '#functions/search/select-rows.ts'
import { findModel } from '#shared/reference/makes.ts'

const cars = 10_000
// About as many as half of these are a browser's to answer: at night twenty thousand.
const rounds = amount({ quick: 5000, nightly: 45_000 })

/** What a browser holds after a day: the file, what changed since it, and the last minute. */
const openBoth = () => {
  const documents = randomDocuments(2027, cars).map((document, place) => {
    if (place % 5 === 0) return document
    const { make, model } = document.card
    const trims = findModel(make, model)?.trims ?? ['']
    return { ...document, details: { ...document.details, trim: trims[place % trims.length]! } }
  })
  const known = documents.slice(0, cars - 700)
  const server = createIndex(known)
  const before = publicColumns(columnsOf(server))
  const file = encodePart({ columns: before, removed: [] })
  const changes = documents.slice(cars - 900).map((document, place): Change => {
    const at = { id: document.id, version: document.version + 1, changedAt: '2026-06-02T10:00:00.000Z' }
    return place % 9 === 0 ? { ...at, removed: true } : { ...at, document: { ...document, ...at } }
  })
  applyChanges(server, changes.slice(0, 600))
  const between = publicColumns(columnsOf(server))
  const sinceFile = differenceOf(before, between)
  applyChanges(server, changes.slice(600))
  const lastMinute = differenceOf(between, publicColumns(columnsOf(server)))
  const browser = openIndex(decodePart(file).columns)
  applyRows(browser, decodePart(encodePart(sinceFile!)))
  applyRows(browser, decodePart(encodePart(lastMinute!)))
  return { documents, server, browser }
}

/** The choices of an answer with those trims alone that a browser knows: of one model, those of our list. */
const withKnownTrims = <Beside extends { facets: { trim: { value: string }[] } }>(
  { make, model }: SearchQuery,
  beside: Beside,
) => {
  const only = make?.length === 1 && model?.length === 1 ? findModel(make[0]!, model[0]!) : undefined
  const trim = beside.facets.trim.filter(({ value }) => only?.trims?.includes(value))
  return { ...beside, facets: { ...beside.facets, trim } }
}

test('a browser answers random queries as the server does, or leaves them to it', async () => {
  const { documents, server, browser } = openBoth()
  const indexes = { cars: async () => server, plates: () => Promise.reject(new Error('no plates')) }
  const random = seededRandom(7)
  let [answered, withTrims] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const query = { ...randomQuery(random, documents), ...(random() < 0.05 && { histogram: true }) }
    const here = answerHere(browser, query, false)
    if (!here) continue
    answered++
    const asked = await answerQuestion(indexes, 'searchCars', query)
    const { listings, ...beside } = (asked as { answer: { listings: { id: string }[] } }).answer
    const [ours, theirs] = [
      { ids: here.cars.map(({ card }) => card.id), beside: withKnownTrims(query, here.beside) },
      { ids: listings.map(({ id }) => id), beside: withKnownTrims(query, beside as typeof here.beside) },
    ]
    if (ours.beside.facets.trim.length > 0) withTrims++
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, JSON.stringify(query)).toEqual(theirs)
  }
  expect(answered).toBeGreaterThan(rounds / 3)
  expect(withTrims).toBeGreaterThan(0)
})

test('a browser completes every beginning of what is typed as the server does', async () => {
  const { documents, server, browser } = openBoth()
  const indexes = { cars: async () => server, plates: () => Promise.reject(new Error('no plates')) }
  const names = documents.slice(0, 60).flatMap(({ card }) => [card.title, card.titleAr, `${card.make} suv`])
  const typed = new Set(names.flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1))))
  let completed = 0
  for (const text of typed) {
    const here = suggestCars(browser, text)
    const asked = await answerQuestion(indexes, 'completions', { text })
    const { suggestions } = (asked as { answer: { suggestions: unknown[] } }).answer
    if (here.length > 0) completed++
    if (JSON.stringify(here) !== JSON.stringify(suggestions)) expect(here, text).toEqual(suggestions)
  }
  expect(completed).toBeGreaterThan(typed.size / 3)
})

test('a browser alone answers a search for a trim of our list, and none for a seller’s own', () => {
  const { browser, documents } = openBoth()
  const { card } = documents.find(({ card: { make, model } }) => findModel(make, model)?.trims)!
  const of = { make: [card.make], model: [card.model], sortOrder: 'desc' as const, page: 1, limit: 20 }
  const ask = (trim: string) => answerHere(browser, { ...of, trim: [trim] }, true)
  const [known] = findModel(card.make, card.model)!.trims!
  expect(ask(known!)?.beside.total).toBeGreaterThan(0)
  expect(ask('Full option')).toBeUndefined()
  expect(ask(' ')).toBeUndefined()
})
