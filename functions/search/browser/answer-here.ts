import { asksForNoWords } from '#functions/search/interpretation.ts'
import { ownTrim } from './public-columns.ts'
import { readCard } from '#functions/search/read-card.ts'
import { interpretQuery, search } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { SearchQuery } from '#functions/search/select-rows.ts'
import { priceHistogram, toFacets } from '#functions/search/to-facets.ts'
import type { Answer } from '#shared/api/contract.ts'
import type { searchListings } from '#shared/api/listings.ts'
import { limits } from '#shared/constants/limits.ts'
import { findModel } from '#shared/reference/makes.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** A car of an answer: its card as far as the columns know it, and the state of the car that it is of. */
type FoundHere = { card: ListingCard; stamp: string }

/** An answer of the search but for its cards, which come from the server. */
export type AnswerHere = { cars: FoundHere[]; beside: Omit<Answer<typeof searchListings>, 'listings'> }

/** A card as far as the columns know the car: without photos and names, and under its id, by which its page is found, too. */
const outlineOf = (card: ListingCard): ListingCard => ({ ...card, slug: card.id, dealerProfile: null })

/**
 * Whether a trim is known of every car that is asked for: of one model, where our list has it. Alone, an answer without the cars of which
 * only their sellers name it is better than none.
 */
const isKnownTrim = (index: SearchIndex, { make, model }: SearchQuery, isAlone: boolean) => {
  if (isAlone)
    return (trim: string) =>
      trim !== ownTrim && index.segments.some(({ columns }) => columns.texts.trim.values.includes(trim))
  const only = make?.length === 1 && model?.length === 1 ? findModel(make[0]!, model[0]!) : undefined
  return (trim: string) => only?.trims?.includes(trim) ?? false
}

/** Whether a query asks only for what the public columns hold: not for words, trims or names of sellers, deals or views. */
const isKnownHere = (index: SearchIndex, query: SearchQuery, isAlone: boolean): boolean => {
  const { terms, order } = interpretQuery(query)
  const sortBy = query.sortBy ?? order?.sortBy
  return (
    query.goodPrice === undefined &&
    query.dealer === undefined &&
    (query.trim ?? []).every(isKnownTrim(index, query, isAlone)) &&
    sortBy !== 'deal' &&
    sortBy !== 'viewCount' &&
    asksForNoWords(terms)
  )
}

/**
 * The answer of the server's engine from the columns of a browser; undefined where the server knows more: words of listings, dealers, deals, counts
 * of views, and cars that are close to what few or none have. Trims that only sellers name are not among its choices: the server's answer, which
 * confirms each, adds them.
 * @param isAlone whether the server cannot be asked, so that an answer without close cars is better than none
 */
export const answerHere = (
  index: SearchIndex,
  query: SearchQuery,
  isAlone: boolean,
): AnswerHere | undefined => {
  if (!isKnownHere(index, query, isAlone)) return undefined
  const { hits, total, counts, sortedBy, interpretation } = search(index, query)
  if (total < limits.nearCars.below && !isAlone) return undefined
  const facets = toFacets(counts)
  const trim = facets.trim.filter(({ value }) => value !== ownTrim)
  const { understood, ignored } = interpretation
  return {
    cars: hits.map(({ segment: { columns }, row }) => ({
      card: outlineOf(readCard(columns, row)),
      stamp: `${columns.versions[row]!}.${columns.changedAt[row]!}`,
    })),
    beside: {
      total,
      page: query.page,
      limit: query.limit,
      facets: { ...facets, trim },
      sortedBy,
      understood: [...understood],
      ignored: [...ignored],
      ...(total === 0 && { relaxations: [] }),
      ...(query.histogram && { priceHistogram: priceHistogram(index, query) }),
    },
  }
}
