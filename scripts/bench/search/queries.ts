import type { Market } from '#scripts/bench/market.ts'
import { pick, type Random, seededRandom } from '#functions/search/testing/documents.ts'
import { limits } from '#shared/constants/limits.ts'
import { comparedFacets } from './compared.ts'
import { type ListingQuery, sortKeys, sortOrders } from '#shared/schemas/listing-query.ts'
import { weighted, whole } from '#scripts/bench/draws.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { priceSteps } from '#shared/constants/prices.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { features } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/makes.ts'

// The other systems know nothing of prices beyond their columns.
const columnKeys = sortKeys.filter((key) => key !== 'deal')

const limit = limits.search.page.default

const drawQuery = (random: Random, market: Market): ListingQuery => {
  const document = market.document(Math.floor(random() * market.size))
  const other = market.document(Math.floor(random() * market.size))
  // With those whose filters all stay unset by chance, 6 %.
  const asksNothing = random() < 0.02
  const sort = random() < 0.45 ? {} : { sortBy: pick(random, columnKeys) }
  return {
    ...(!asksNothing && drawFilters(random, document, other)),
    ...(!asksNothing && random() < 0.3 && { search: drawText(random, document) }),
    ...sort,
    sortOrder: 'sortBy' in sort ? pick(random, sortOrders) : 'desc',
    page: drawPage(random, Math.floor(limits.search.window / limit)),
    limit,
  }
}

/** Queries of visitors to this market; each is made from a listing, so that nearly all find something. */
export const createQueries = (seed: number, market: Market, count: number): ListingQuery[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => drawQuery(random, market))
}

const names = ['search', 'minPrice', 'maxPrice', 'minYear', 'maxYear', ...comparedFacets] as const

/** The mix in a sentence, for the report: how often each filter stands in it, the sorts and the pages. */
export const describeMix = (queries: readonly ListingQuery[]): string => {
  const share = (has: (query: ListingQuery) => boolean) =>
    `${Math.round((queries.filter(has).length * 100) / queries.length)} %`
  const filters = names.map((name) => `${name} ${share((query) => query[name] !== undefined)}`)
  const none = share((query) => names.every((name) => query[name] === undefined))
  return [
    `${queries.length} queries made from listings: no filter at all ${none}; ${filters.join(', ')};`,
    `sorted by default ${share(({ sortBy }) => sortBy === undefined)}, else by one of ${columnKeys.length} keys up or down;`,
    `page 1 ${share(({ page }) => page === 1)}, 2–5 ${share(({ page }) => page > 1 && page <= 5)},`,
    `deeper ${share(({ page }) => page > 5)}; ${limit} per page; exact total and ten facets with every answer`,
  ].join(' ')
}

type Filters = Partial<ListingQuery>

const priceLimits = (random: Random, price: number): Filters => {
  const above = priceSteps.findIndex((step) => step >= price)
  // Past the last step there is no round number above; such a visitor asks for "from" only.
  const max =
    above === -1 ? undefined : priceSteps[Math.min(above + whole(random, 0, 2), priceSteps.length - 1)]
  const below = (above === -1 ? priceSteps.length : Math.max(above, 1)) - 1
  const min = priceSteps[Math.max(0, below - whole(random, 0, 3))]!
  const kind = random()
  if (max === undefined || kind < 0.1) return { minPrice: min }
  return kind < 0.65 ? { maxPrice: max } : { minPrice: min, maxPrice: max }
}

const yearLimits = (random: Random, year: number): Filters => {
  const kind = random()
  const minYear = year - whole(random, 0, 3)
  if (kind < 0.6) return { minYear }
  const maxYear = year + whole(random, 0, 3)
  return kind < 0.9 ? { minYear, maxYear } : { maxYear }
}

const nameLimits = (random: Random, { card }: SearchDocument, other: SearchDocument): Filters => {
  if (random() >= 0.6) return {}
  const isTwo = random() < 0.15 && card.make !== other.card.make
  const make = isTwo ? [card.make, other.card.make] : [card.make]
  return random() < 0.45 ? { make, model: [card.model] } : { make }
}

/** The filters of a visitor who looks for something like `document`; two values now and then with those of `other`. */
const drawFilters = (random: Random, document: SearchDocument, other: SearchDocument): Filters => {
  const { card } = document
  const sometimes = <F extends Filters>(chance: number, filters: () => F) =>
    random() < chance ? filters() : {}
  const several = <T>(chance: number, first: T, second: T): T[] =>
    random() < chance && first !== second ? [first, second] : [first]
  return {
    ...nameLimits(random, document, other),
    ...sometimes(0.3, () => priceLimits(random, card.priceQAR)),
    ...sometimes(0.25, () => yearLimits(random, card.year)),
    ...sometimes(0.25, () => ({ bodyType: several(0.2, card.bodyType, other.card.bodyType) })),
    ...sometimes(0.12, () => ({ fuelType: several(0.2, card.fuelType, other.card.fuelType) })),
    ...sometimes(0.1, () => ({ transmission: [card.transmission] })),
    ...sometimes(0.1, () => ({ condition: several(0.4, card.condition, other.card.condition) })),
    ...sometimes(0.2, () => ({ city: several(0.2, card.city, other.card.city) })),
    ...sometimes(0.1, () => ({ dealerOnly: card.dealerProfileId !== null })),
    ...sometimes(0.12, () => ({ isGCCSpec: card.isGCCSpec })),
    ...sometimes(0.08, () => ({ hasWarranty: card.hasWarranty })),
  }
}

/** Which page a visitor looks at: nearly always one of the first. */
const drawPage = (random: Random, lastPage: number): number => {
  const depth = random()
  if (depth < 0.8) return 1
  return depth < 0.98
    ? whole(random, 2, 5)
    : pick(random, [whole(random, 6, 50), whole(random, 50, lastPage)])
}

type Said = { document: SearchDocument; language: 'en' | 'ar'; random: Random }

const equipment = new Map(features.map((feature) => [feature.key, feature]))

const makeName = ({ document: { card }, language }: Said) =>
  language === 'ar' ? (findMake(card.make)?.ar ?? card.make) : card.make
const modelName = ({ document: { card }, language }: Said) =>
  language === 'ar' ? (findModel(card.make, card.model)?.ar ?? card.model) : card.model

const featureLabels = ({ document, language, random }: Said): string =>
  equipment.get(pick(random, document.features))?.[language] ?? ''

const descriptionWords = ({ document, random }: Said): string => {
  const phrases = document.words
    .split('\n')
    .at(-1)!
    .split(/[.،]\s/u)
  const words = pick(random, phrases).split(' ')
  const from = whole(random, 0, Math.max(0, words.length - 2))
  return words.slice(from, from + 2).join(' ')
}

// A name in the box while a user types it.
const unfinished = (text: string, random: Random): string =>
  text.slice(0, whole(random, 2, Math.max(2, text.length - 1)))

const kinds: readonly (readonly [weight: number, say: (said: Said) => string])[] = [
  [16, (said) => `${makeName(said)} ${modelName(said)}`],
  [16, modelName],
  [6, makeName],
  [8, (said) => `${modelName(said)} ${said.document.card.variant}`],
  [8, (said) => `${modelName(said)} ${said.document.card.year}`],
  [8, (said) => `${modelName(said)} ${colorLabels[said.document.card.color][said.language]}`],
  [6, (said) => `${makeName(said)} ${featureLabels(said)}`],
  [4, featureLabels],
  [8, descriptionWords],
  [8, (said) => unfinished(makeName(said), said.random)],
  [12, (said) => unfinished(`${makeName(said)} ${modelName(said)}`, said.random)],
]
const pickKind = weighted(kinds, ([weight]) => weight)

/** One letter missing, doubled, or changed places with the next. */
const mistyped = (text: string, random: Random): string => {
  const at = whole(random, 1, Math.max(1, text.length - 2))
  const [before, letter = '', next = '', after] = [
    text.slice(0, at),
    text[at],
    text[at + 1],
    text.slice(at + 2),
  ]
  return before + pick(random, [next, letter + letter + next, next + letter]) + after
}

/** Draws a search text for `document`: names in either script, trims, colours, equipment, words of its text. */
const drawText = (random: Random, document: SearchDocument): string => {
  const language = random() < 0.5 ? 'en' : 'ar'
  const [, say] = pickKind(random)
  const text = say({ document, language, random }).trim().slice(0, limits.search.text)
  return random() < 0.04 ? mistyped(text, random) : text
}

/** The address under which the API answers a query, as the web app writes it. */
export const pathOf = (query: ListingQuery): string => {
  const parameters = Object.entries(query).map(([name, value]) => [name, [value].flat().join(',')] as const)
  return `/api/listings?${new URLSearchParams(Object.fromEntries(parameters))}`
}
