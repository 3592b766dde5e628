import { answerSearch } from './answer-search.ts'
import { hasBit } from './bits.ts'
import { changesSince } from './changes-since.ts'
import { suggestCars } from './count-attribute.ts'
import { comparePrice, findComparables } from './find-comparables.ts'
import { countPlates } from './plates/count-plates.ts'
import { findPlateComparables } from './plates/comparables.ts'
import { estimatePlateValue } from './plates/estimate.ts'
import { nearPlates } from './plates/near-plates.ts'
import type { PlateIndex } from './plates/plate-index.ts'
import { filterOf, searchPlates } from './plates/search-plates.ts'
import { similarPrices } from './plates/similar-prices.ts'
import type { ComparedCar } from './prices/market-prices.ts'
import { marketValue } from './prices/market-value.ts'
import { rateRow } from './prices/rate-rows.ts'
import { countDealerCars, featuredCards, search, toRatedCards } from './search.ts'
import { findListing, type SearchIndex } from './search-index.ts'
import { suggestDealers } from './suggest-dealers.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { PlateQuery } from '#shared/schemas/plate-query.ts'
import type { PlateFace } from '#shared/schemas/plate.ts'

// What routes may ask of the function that holds the indexes. Input and answer travel as JSON. During a deploy routes of the release
// before still ask: a question keeps its form for one release, and a changed one gets a new name.

type Stock = { dealerId: string; limit: number }
type Priced = { car: ComparedCar; exceptId?: string | undefined }
type Compared = { car: Pick<ListingCard, 'make' | 'model' | 'year'>; exceptId?: string | undefined }

/** The row of a listing that answers may show: not of a dealer whose cars are hidden now. */
const findShown = (index: SearchIndex, id: string) => {
  const found = findListing(index, id)
  return found?.segment.hidden && hasBit(found.segment.hidden, found.row) ? undefined : found
}

/** Each question about the cars and its answer. */
const aboutCars = {
  /**
   * One page of the cars that match, the exact total, and the count of every further choice. When nothing matches, what to drop
   * instead, and of few the cars that are close; with `histogram`, how the prices lie.
   */
  searchCars: answerSearch,
  /** The newest featured cars, at most `limit`. */
  featuredCars: (index: SearchIndex, { limit }: { limit: number }) => featuredCards(index, limit),
  /** A dealer's newest cars, at most `limit`, and how many it offers in all. */
  dealerStock: (index: SearchIndex, { dealerId, limit }: Stock) => {
    const { hits, total } = search(index, listingQuery.parse({ dealer: dealerId, limit: String(limit) }))
    return { cars: toRatedCards(index, hits), total }
  },
  /** How many cars each of these dealers offers, in their order. */
  dealerCounts: (index: SearchIndex, { dealerIds }: { dealerIds: readonly string[] }) =>
    dealerIds.map((id) => countDealerCars(index, id)),
  /** The cars to compare one with. */
  comparableCars: (index: SearchIndex, { car, exceptId }: Compared) => findComparables(index, car, exceptId),
  /** What a car may fairly cost, and the cars that say so. */
  comparedPrice: (index: SearchIndex, { car, exceptId }: Priced) => comparePrice(index, car, exceptId),
  /** What cars of a model are worth, by model year, mileage, origin and trim. */
  marketValue: (index: SearchIndex, model: { make: string; model: string }) => marketValue(index, model),
  /**
   * How the prices of these cars compare with similar ones, in their order, and which price that is: the index may not know the newest
   * yet. Null for one that is not on offer or has too few.
   */
  dealsOf: (index: SearchIndex, { ids }: { ids: readonly string[] }) =>
    ids.map((id) => {
      const found = findShown(index, id)
      const deal = found && rateRow(index, found.segment, found.row)
      return deal ? { ...deal, priceQAR: found.segment.columns.numbers.priceQAR[found.row]! } : null
    }),
  /** What routes of an older build ask in place of `completions`, while a deploy is on its way. */
  suggestions: (index: SearchIndex, { text }: { text: string }) => suggestCars(index, text),
  /** Completions of a search text, and dealers whose name begins so, each with the number of cars it shows. */
  completions: (index: SearchIndex, { text }: { text: string }) => ({
    suggestions: suggestCars(index, text),
    dealers: suggestDealers(index, text),
  }),
  /** What changed since an instant, for a browser that searches by itself; null where it has to begin anew. */
  marketChanges: (index: SearchIndex, { since }: { since: string }) => changesSince(index, since) ?? null,
  /** The cards of the cars on offer among these, in their order. */
  cardsOf: (index: SearchIndex, { ids }: { ids: readonly string[] }) =>
    toRatedCards(
      index,
      ids.flatMap((id) => findShown(index, id) ?? []),
    ),
}

/** Each question about the number plates and its answer. */
const aboutPlates = {
  /** One page of the plates that match, the exact total, the count of every further choice, what is asked for similar ones, the nearest to a number that nobody offers, and whether any plate could match the text. */
  searchPlates: (index: PlateIndex, query: PlateQuery) => {
    const found = searchPlates(index, query)
    const near = nearPlates(index, query, found)
    const shown = [...found.plates, ...near.map(({ plate }) => plate)].map(({ id }) => id)
    const facets = countPlates(index, query)
    const isUnderstood = filterOf(query) !== undefined
    return { ...found, near, facets, similar: similarPrices(index, shown), isUnderstood }
  },
  /** What a number may be worth, from the plates on offer, itself left out, and public sales. */
  plateEstimate: (index: PlateIndex, face: PlateFace) =>
    estimatePlateValue(face, findPlateComparables(index, face)),
}

type Questions = typeof aboutCars & typeof aboutPlates
type Question = keyof Questions
type Asked<Q extends Question> = Parameters<Questions[Q]>[1]
type Answered<Q extends Question> = ReturnType<Questions[Q]>

/** Answers a question from the index that knows it. */
export type AskSearch = <Q extends Question>(question: Q, input: Asked<Q>) => Promise<Answered<Q>>

/** The present indexes. Functions, because each is loaded by the first question that needs it. */
type Indexes = { cars: () => Promise<SearchIndex>; plates: () => Promise<PlateIndex> }

type Answer<Index> = (index: Index, input: unknown) => unknown

/** Answers any question by its name; undefined for one that this code does not know. */
export const answerQuestion = async (
  { cars, plates }: Indexes,
  question: string,
  input: unknown,
): Promise<{ answer: unknown } | undefined> => {
  // The caller's `AskSearch` has checked that the input belongs to the question.
  if (Object.hasOwn(aboutCars, question)) {
    const answer = aboutCars[question as keyof typeof aboutCars] as Answer<SearchIndex>
    return { answer: answer(await cars(), input) }
  }
  if (Object.hasOwn(aboutPlates, question)) {
    const answer = aboutPlates[question as keyof typeof aboutPlates] as Answer<PlateIndex>
    return { answer: answer(await plates(), input) }
  }
  return undefined
}
