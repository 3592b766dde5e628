import type { SearchDocument } from '#functions/search/document.ts'
import { termsOf, tokensOf, type Term } from '#functions/search/tokens.ts'
import { facetNames, type FacetName, type ListingQuery } from '#shared/schemas/listing-query.ts'

const remembered = new WeakMap<SearchDocument, string[]>()
const tokensIn = (document: SearchDocument): string[] => {
  const tokens = remembered.get(document) ?? [...tokensOf(document)]
  remembered.set(document, tokens)
  return tokens
}

const hasTerm = (document: SearchDocument, { prefixes, sounds }: Term) =>
  tokensIn(document).some((token) =>
    token.startsWith('~') ? sounds.includes(token) : prefixes.some((prefix) => token.startsWith(prefix)),
  )

const valueOf = ({ card }: SearchDocument, facet: FacetName): string =>
  facet === 'dealerOnly' ? String(card.dealerProfileId !== null) : String(card[facet])

const matchesPlain = ({ card, dealerId }: SearchDocument, query: ListingQuery): boolean =>
  card.priceQAR >= (query.minPrice ?? 0) &&
  card.priceQAR <= (query.maxPrice ?? Infinity) &&
  card.year >= (query.minYear ?? 0) &&
  card.year <= (query.maxYear ?? Infinity) &&
  (query.dealer === undefined || query.dealer === dealerId || query.dealer === card.dealerProfile?.slug)

const order = (a: SearchDocument, b: SearchDocument, { sortBy }: ListingQuery): number => {
  const byTime = Date.parse(a.card.createdAt) - Date.parse(b.card.createdAt)
  const byId = a.id < b.id ? -1 : 1
  if (sortBy === 'featured') return Number(a.card.isFeatured) - Number(b.card.isFeatured) || byTime || byId
  return (sortBy === 'createdAt' ? byTime : a.card[sortBy] - b.card[sortBy]) || byId
}

/** What a search must answer, by looking at every document. */
export const bruteForce = (documents: readonly SearchDocument[], query: ListingQuery) => {
  const terms = termsOf(query.search ?? '')
  const filters = facetNames.filter((facet) => query[facet] !== undefined)
  const wanted = new Map(filters.map((facet) => [facet, [query[facet]].flat().map(String)]))
  const found: SearchDocument[] = []
  const counts = new Map(facetNames.map((facet) => [facet, new Map<string, number>()]))
  for (const document of documents) {
    if (!matchesPlain(document, query) || !terms.every((term) => hasTerm(document, term))) continue
    const failed = filters.filter((facet) => !wanted.get(facet)!.includes(valueOf(document, facet)))
    if (failed.length === 0) found.push(document)
    // A facet ignores its own filter: it counts what fails nowhere else.
    const countedBy = failed.length === 0 ? facetNames : failed.length === 1 ? failed : []
    for (const facet of countedBy) {
      const values = counts.get(facet)!
      const value = valueOf(document, facet)
      values.set(value, (values.get(value) ?? 0) + 1)
    }
  }
  const ascending = found.toSorted((a, b) => order(a, b, query))
  const inOrder = query.sortOrder === 'asc' ? ascending : ascending.toReversed()
  const skip = (query.page - 1) * query.limit
  return {
    cards: inOrder.slice(skip, skip + query.limit).map(({ card }) => card),
    total: found.length,
    facets: Object.fromEntries([...counts].map(([facet, values]) => [facet, sorted(values)])),
  }
}

const sorted = (values: ReadonlyMap<string, number>) =>
  [...values]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
