import type { Market } from './market.ts'
import { drawFilters, drawPage } from './queries/filters.ts'
import { drawText } from './queries/text.ts'
import { pick, seededRandom, type Random } from '#functions/search/testing/documents.ts'
import { limits } from '#shared/constants/limits.ts'
import { facetNames, sortKeys, sortOrders, type ListingQuery } from '#shared/schemas/listing-query.ts'

const limit = limits.search.page.default

const drawQuery = (random: Random, market: Market): ListingQuery => {
  const document = market.document(Math.floor(random() * market.size))
  const other = market.document(Math.floor(random() * market.size))
  // With those whose filters all stay unset by chance, 6 %.
  const asksNothing = random() < 0.02
  const sort = random() < 0.45 ? {} : { sortBy: pick(random, sortKeys) }
  return {
    ...(!asksNothing && drawFilters(random, document, other)),
    ...(!asksNothing && random() < 0.3 && { search: drawText(random, document) }),
    ...sort,
    sortOrder: 'sortBy' in sort ? pick(random, sortOrders) : 'desc',
    page: drawPage(random, Math.floor(limits.search.window / limit)),
    limit,
  }
}

/** Queries as visitors of this market ask them; each is made from a listing, so that nearly all find something. */
export const createQueries = (seed: number, market: Market, count: number): ListingQuery[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => drawQuery(random, market))
}

const names = ['search', 'minPrice', 'maxPrice', 'minYear', 'maxYear', ...facetNames] as const

/** The mix in a sentence, for the report: how often each filter stands in it, the sorts and the pages. */
export const describeMix = (queries: readonly ListingQuery[]): string => {
  const share = (has: (query: ListingQuery) => boolean) =>
    `${Math.round((queries.filter(has).length * 100) / queries.length)} %`
  const filters = names.map((name) => `${name} ${share((query) => query[name] !== undefined)}`)
  const none = share((query) => names.every((name) => query[name] === undefined))
  return [
    `${queries.length} queries made from listings: no filter at all ${none}; ${filters.join(', ')};`,
    `sorted by default ${share(({ sortBy }) => sortBy === undefined)}, else by one of ${sortKeys.length} keys up or down;`,
    `page 1 ${share(({ page }) => page === 1)}, 2–5 ${share(({ page }) => page > 1 && page <= 5)},`,
    `deeper ${share(({ page }) => page > 5)}; ${limit} per page; exact total and ten facets with every answer`,
  ].join(' ')
}
