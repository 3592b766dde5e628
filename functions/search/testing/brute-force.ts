import type { SearchDocument } from '#functions/search/document.ts'
import type { Interpretation, Quality } from '#functions/search/interpretation.ts'
import { isWide } from '#functions/search/asked-sets.ts'
import { countedWide } from '#functions/search/search.ts'
import { searchedAt } from '#functions/search/testing/documents.ts'
import { carCounts } from '#shared/reference/car-vocabulary.ts'
import { placesAround } from '#shared/rules/distance.ts'
import { fitOf } from '#functions/search/testing/fits.ts'
import { interpret } from '#functions/search/text/understand-text.ts'
import {
  facetNames,
  type AnswerOrder,
  type FacetName,
  type ListingQuery,
} from '#shared/schemas/listing-query.ts'

const hourMs = 3_600_000
// The search keeps its time to the hour.
const hour = searchedAt - (searchedAt % hourMs)

const least = (choices: readonly string[], number = 0) =>
  choices.toReversed().find((choice) => Number(choice) <= number) ?? ''

/** A listing's value of each facet that is not a field of its card; '' where its seller said none. */
const others: Partial<Record<FacetName, (document: SearchDocument) => string | boolean>> = {
  dealerOnly: ({ card }) => card.dealerProfileId !== null,
  carState: ({ card: { condition } }) =>
    condition === 'New' || condition === 'Certified' ? condition : 'Used',
  quality: ({ card: { condition } }) => (/Excellent|Good|Fair/.test(condition) ? condition : ''),
  driveType: ({ details }) => details.driveType ?? '',
  seats: ({ details }) => least(carCounts.seats, details.seats),
  doors: ({ details }) => least(carCounts.doors, details.doors),
  cylinders: ({ details }) => least(carCounts.cylinders, details.cylinders),
  isAccidentFree: ({ details }) => details.isAccidentFree,
  isFirstOwner: ({ details }) => details.isFirstOwner,
  hasFullService: ({ details }) => details.hasFullService,
  hasInspectionReport: ({ details }) => details.hasInspectionReport,
  hasPhotos: ({ card }) => card.imageCount > 0,
  isNew: ({ details }) => Date.parse(details.listedAt) >= hour - 24 * hourMs,
  priceDrop: ({ details: { droppedAt } }) =>
    droppedAt !== null && Date.parse(droppedAt) >= hour - 30 * 24 * hourMs,
  generation: ({ details }) => details.generation,
  trim: ({ details }) => details.trim,
  area: ({ card }) => card.area ?? '',
}

const valueOf = (document: SearchDocument, facet: FacetName): string =>
  String((others[facet] ?? (({ card }) => card[facet as keyof typeof card]))(document))

const remembered = new WeakMap<SearchDocument, readonly string[]>()
const valuesOf = (document: SearchDocument): readonly string[] => {
  const values = remembered.get(document) ?? facetNames.map((facet) => valueOf(document, facet))
  remembered.set(document, values)
  return values
}

const matchesPlain = ({ card }: SearchDocument, query: ListingQuery): boolean =>
  card.priceQAR >= (query.minPrice ?? 0) &&
  card.priceQAR <= (query.maxPrice ?? Infinity) &&
  card.year >= (query.minYear ?? 0) &&
  card.year <= (query.maxYear ?? Infinity) &&
  card.mileage >= (query.minMileage ?? 0) &&
  card.mileage <= (query.maxMileage ?? Infinity) &&
  (query.dealer === undefined ||
    query.dealer === card.dealerProfile?.id ||
    query.dealer === card.dealerProfile?.slug)

type Found = { document: SearchDocument; fit: Quality }

const compare = (a: Found, b: Found, by: Exclude<AnswerOrder, 'relevance' | 'deal'>): number => {
  const byTime = Date.parse(a.document.details.listedAt) - Date.parse(b.document.details.listedAt)
  const byId = a.document.id < b.document.id ? -1 : 1
  if (by === 'featured')
    return Number(a.document.card.isFeatured) - Number(b.document.card.isFeatured) || byTime || byId
  return (by === 'createdAt' ? byTime : a.document.card[by] - b.document.card[by]) || byId
}

const inOrder = (found: readonly Found[], query: ListingQuery, { terms, order }: Interpretation): Found[] => {
  const { sortBy, sortOrder } = query.sortBy ? query : { sortBy: undefined, sortOrder: 'desc', ...order }
  const sign = sortOrder === 'desc' ? -1 : 1
  const isRanked = sortBy === undefined && terms.length > 0 && !query.near
  const around: readonly string[] = query.near ? placesAround(query.near) : []
  const farness = ({ document: { card } }: Found) =>
    (around.indexOf(card.area ?? card.city) + around.length + 1) % (around.length + 1)
  return found.toSorted(
    (a, b) =>
      farness(a) - farness(b) ||
      (isRanked ? b.fit - a.fit : 0) ||
      sign * compare(a, b, sortBy === undefined || sortBy === 'deal' ? 'createdAt' : sortBy),
  )
}

/** The place of the one facet whose filter the values fail; -1 when they pass all, -2 when they fail several. */
const failedFacet = (
  values: readonly string[],
  wanted: readonly (readonly string[] | undefined)[],
): number => {
  let failed = -1
  for (let place = 0; place < wanted.length; place++) {
    if (wanted[place]?.includes(values[place]!) ?? true) continue
    if (failed >= 0) return -2
    failed = place
  }
  return failed
}

/** The expected result of a search, by looking at every document. */
export const bruteForce = (documents: readonly SearchDocument[], query: ListingQuery) => {
  const interpretation = interpret(query.search ?? '')
  const wanted = facetNames.map((facet) =>
    query[facet] === undefined ? undefined : [query[facet]].flat().map(String),
  )
  const counts = facetNames.map(() => new Map<string, number>())
  const found: Found[] = []
  for (const document of documents) {
    const values = valuesOf(document)
    const failed = failedFacet(values, wanted)
    if (failed === -2 || !matchesPlain(document, query)) continue
    const fit = fitOf(document, interpretation)
    if (fit === undefined) continue
    if (failed === -1) found.push({ document, fit })
    // A facet ignores its own filter: it counts what fails nowhere else.
    counts.forEach((each, place) => {
      const value = values[place]!
      if (failed === -1 || failed === place) each.set(value, (each.get(value) ?? 0) + 1)
    })
  }
  const skip = (query.page - 1) * query.limit
  return {
    cards: inOrder(found, query, interpretation)
      .slice(skip, skip + query.limit)
      .map(({ document }) => document.card),
    total: found.length,
    facets: Object.fromEntries(
      facetNames.map((facet, place) => {
        const isCounted = isWide(facet)
          ? countedWide(query, interpretation).includes(facet)
          : facet !== 'model' || query.modelCounts !== false
        return [facet, isCounted ? sorted(counts[place]!) : []]
      }),
    ),
  }
}

const sorted = (values: ReadonlyMap<string, number>) =>
  [...values]
    .filter(([value]) => value !== '')
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
