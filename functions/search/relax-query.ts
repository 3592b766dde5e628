import { countMatches } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { shorterTexts, singleParts, type OtherText } from '#functions/search/shorter-texts.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'
import type { Relaxation } from '#shared/schemas/understood.ts'

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
  ['dealer'],
] as const satisfies readonly (readonly (keyof ListingQuery)[])[]

const without = (query: ListingQuery, names: readonly string[]): ListingQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))) as ListingQuery

type Step = { relaxation: Omit<Relaxation, 'total'>; query: ListingQuery }

const withText =
  (query: ListingQuery) =>
  (text: OtherText): Step => ({ relaxation: { without: [], text }, query: { ...query, search: text.search } })

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

/** What to change in a query that matches nothing, the way to the most listings first: a filter, or words of the text. */
export const relaxQuery = (index: SearchIndex, query: ListingQuery): Relaxation[] => {
  const { search = '' } = query
  const single = tried(index, [...shorterTexts(search).map(withText(query)), ...fewerFilters(query)])
  if (single.length > 0) return single
  const wholeText = search && { relaxation: { without: ['search'] }, query: without(query, ['search']) }
  const parts = singleParts(search).map(withText(query))
  const filtersAlone = onlyOne(query).filter(({ relaxation }) => relaxation.without.length > 0)
  return tried(index, [...parts, ...(wholeText ? [wholeText] : []), ...filtersAlone])
}
