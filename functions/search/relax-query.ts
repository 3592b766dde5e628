import { countMatches, interpretQuery } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'
import type { Relaxation } from '#shared/schemas/relaxation.ts'

/** The filters that may be dropped, a price or a year as a whole, a make with the models that stand under it. */
const filters = [
  ['make', 'model'],
  ['model'],
  ['minPrice', 'maxPrice'],
  ['minYear', 'maxYear'],
  ['bodyType'],
  ['fuelType'],
  ['transmission'],
  ['condition'],
  ['city'],
  ['dealerOnly'],
  ['isGCCSpec'],
  ['hasWarranty'],
] as const satisfies readonly (readonly (keyof ListingQuery)[])[]

const without = (query: ListingQuery, names: readonly string[]): ListingQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))) as ListingQuery

type Step = { relaxation: Omit<Relaxation, 'total'>; query: ListingQuery }

// Each costs a search; people write fewer.
const partsAtMost = 8

const oneBlank = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The parts of a text by their places: what was understood, and each other word. */
const partsOf = ({ search = '' }: ListingQuery): { start: number; end: number }[] => {
  const { understood } = interpretQuery({ search })
  const words = Array.from(search.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  const others = words.filter(({ start, end }) =>
    understood.every((part) => end <= part.start || start >= part.end),
  )
  return [...understood, ...others].toSorted((a, b) => a.start - b.start).slice(0, partsAtMost)
}

/** The text without one of its parts, or without all when it has only one. */
const shorterTexts = (query: ListingQuery): Step[] => {
  const { search = '' } = query
  const parts = partsOf(query)
  if (search === '' || parts.length < 2)
    return search === '' ? [] : [{ relaxation: { without: ['search'] }, query: without(query, ['search']) }]
  return parts.map(({ start, end }) => {
    const rest = oneBlank(`${search.slice(0, start)} ${search.slice(end)}`)
    const relaxation = { without: [], words: search.slice(start, end), search: rest }
    return { relaxation, query: { ...query, search: rest } }
  })
}

const fewerFilters = (query: ListingQuery): Step[] => {
  const present = filters.map((names) => names.filter((name) => query[name] !== undefined))
  // Without a model of its own, dropping "make and model" is dropping the make.
  const distinct = new Map(present.filter(({ length }) => length > 0).map((names) => [`${names}`, names]))
  return Array.from(distinct.values(), (names) => ({
    relaxation: { without: [...names] },
    query: without(query, names),
  }))
}

/** What each filter alone finds with the text, when no single one may be dropped: it says what the market does have. */
const onlyOne = (query: ListingQuery): Step[] => {
  const all = [...new Set(filters.flat())].filter((name) => query[name] !== undefined)
  return fewerFilters(query).map(({ relaxation }) => {
    const dropped = all.filter((name) => !relaxation.without.includes(name))
    return { relaxation: { without: dropped }, query: without(query, dropped) }
  })
}

const tried = (index: SearchIndex, steps: readonly Step[]): Relaxation[] =>
  steps
    .map(({ relaxation, query }) => ({ ...relaxation, total: countMatches(index, query) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)

/** What to drop from a query that matches nothing, the way to the most listings first: a filter, or words of the text. */
export const relaxQuery = (index: SearchIndex, query: ListingQuery): Relaxation[] => {
  const single = tried(index, [...shorterTexts(query), ...fewerFilters(query)])
  if (single.length > 0) return single
  const wholeText = query.search
    ? [{ relaxation: { without: ['search'] }, query: without(query, ['search']) }]
    : []
  return tried(index, [
    ...wholeText,
    ...onlyOne(query).filter(({ relaxation }) => relaxation.without.length > 0),
  ])
}
