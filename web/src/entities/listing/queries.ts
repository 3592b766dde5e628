import { useMemo } from 'react'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer, Query } from '#shared/api/contract.ts'
import type {
  getListing,
  listCards,
  listFeatured,
  searchListings as searchContract,
} from '#shared/api/listings.ts'
import type { ListingCard, ListingDetail, OwnListing } from '#shared/schemas/listing.ts'
import type { Suggestion } from '#shared/schemas/understood.ts'
import { ApiError, hasCode } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { early } from '#web/api/early.ts'
import { useSession } from '#web/stores/session.ts'
import { painted } from '#web/ui/painted.ts'

type QueryValue = string | number | boolean | readonly string[] | undefined
type ListingQuery = Partial<Record<keyof Query<typeof searchContract>, QueryValue>>

/** Models are shown beside a chosen make alone: their counts would be most of any other answer. */
export const withoutModels = (query: ListingQuery): ListingQuery =>
  query.make ? query : { ...query, modelCounts: false }

type FoundListings = Answer<typeof searchContract>

/** The answer of this browser's own index: at once, and confirmed by the server where there is one. */
type FoundHere = {
  found: FoundListings
  /** Remembers the cards that the server shows of these cars. */
  keep: (cards: readonly ListingCard[]) => void
}

export type OwnMarket = {
  /** `isAlone`: the server was asked and cannot be reached, whatever the device says of its connection. */
  search: (
    query: ListingQuery,
    options?: { countsOnly?: true; isAlone?: true },
  ) => Promise<FoundHere | undefined>
  /** Completions of a text; undefined where the server has to be asked. */
  suggest: (text: string) => Promise<readonly Suggestion[] | undefined>
}

let ownMarket: OwnMarket | undefined

/** Has searches and completions answered in this browser where they can be (`own-index.ts`). */
export const answerWith = (market: OwnMarket | undefined): void => void (ownMarket = market)

/** Whether this browser searches by itself. */
export const hasOwnMarket = (): boolean => ownMarket !== undefined

/** Completions of a text without the server; null where it has to be asked. */
export const suggestHere = async (text: string): Promise<readonly Suggestion[] | null> =>
  (await ownMarket?.suggest(text)) ?? null

const askServer = (query: ListingQuery, signal: AbortSignal): Promise<FoundListings> =>
  call<typeof searchContract>('GET /api/listings', { query, signal }).catch((error: unknown) => {
    // A release before this page answers, as after a rollback: it refuses what it does not know.
    const isUnknown =
      error instanceof ApiError && error.issues.some(({ message }) => message.includes('modelCounts'))
    if (!isUnknown || query.modelCounts === undefined) throw error
    return askServer({ ...query, modelCounts: undefined }, signal)
  })

/** The answer of this browser alone after the server could not be reached. @throws `error` where it has none */
const searchAlone = async (query: ListingQuery, error: unknown): Promise<FoundListings> => {
  const here = hasCode(error, 'OFFLINE') ? await ownMarket?.search(query, { isAlone: true }) : undefined
  if (!here) throw error
  return here.found
}

/** One page of the public cars that match, with their total and facet counts. Each list of cars asks through this. */
export const searchListings = (asked: ListingQuery, signal: AbortSignal): Promise<FoundListings> => {
  const query = withoutModels(asked)
  return askServer(query, signal).catch((error: unknown) => searchAlone(query, error))
}

// After everything that the page shows on arrival.
const confirmAfterMs = 2000

/** Asks, and has an answer that the document brought confirmed a little later. */
const askThenConfirm = async <T>(
  ask: () => Promise<T>,
  confirm: () => unknown,
  signal: AbortSignal,
): Promise<T> => {
  const isDrawn = early.first?.isDrawn === true
  const answer = await ask()
  if (isDrawn) setTimeout(() => signal.aborted || confirm(), confirmAfterMs)
  return answer
}

/** The search that was made last, and how to give its confirmation up. */
let newest = { stop: () => {} }

// On the road a request is lost now and then.
const confirmAgainMs = 3000

/**
 * The same at once where this browser has the index: of cars that were not seen before an outline (`isOutline`). The server's answer
 * follows to `confirm`; undefined when there is none, so that the search is to be made again another time.
 */
export const searchAtOnce = async (
  asked: ListingQuery,
  signal: AbortSignal,
  confirm: (found: FoundListings | undefined) => void,
): Promise<FoundListings> => {
  const query = withoutModels(asked)
  if (!ownMarket)
    return askThenConfirm(
      () => searchListings(query, signal),
      () => askServer(query, signal).then(confirm, () => confirm(undefined)),
      signal,
    )
  // Nobody waits for the cards of a search that was overtaken; what the index cannot answer is still on the page.
  newest.stop()
  const search = { stop: () => {} }
  newest = search
  const own = new AbortController()
  const isWanted = AbortSignal.any([signal, own.signal])
  // Asking costs a press more than the index does, and the answer comes later anyway.
  const told = painted().then(() => askServer(query, isWanted))
  const never = new Promise<undefined>(() => {})
  const here = await Promise.race([
    ownMarket.search(query),
    told.then(
      () => undefined,
      () => never,
    ),
  ])
  // In a task of its own: the caller has taken over what is here by then.
  const tell = (found?: FoundListings) => void setTimeout(() => confirm(found))
  if (!here)
    return told.catch(async (error: unknown) => {
      const alone = await searchAlone(query, error)
      tell()
      return alone
    })
  if (newest === search) search.stop = () => own.abort()
  else own.abort()
  const confirmed = told.catch(async () => {
    if (!isWanted.aborted) await new Promise((resolve) => setTimeout(resolve, confirmAgainMs))
    isWanted.throwIfAborted()
    return askServer(query, isWanted)
  })
  void confirmed.then(
    (found) => {
      here.keep(found.listings)
      tell(found)
    },
    () => tell(),
  )
  return here.found
}

/** Whether a card is drawn from the browser's index alone: its photos are not known yet. */
export const isOutline = ({ id, slug }: Pick<ListingCard, 'id' | 'slug'>): boolean => id === slug

/** How many cars there are, for callers that show none of them. */
export const countListings = async (
  asked: ListingQuery,
  signal: AbortSignal,
): Promise<Omit<FoundListings, 'listings'>> => {
  const query = { ...asked, modelCounts: false }
  return (
    (await ownMarket?.search(query, { countsOnly: true }))?.found ??
    searchListings({ ...query, limit: 1 }, signal)
  )
}

const marketQuery = queryOptions({
  queryKey: ['listings', 'market'],
  queryFn: async ({ signal }) => (await countListings({}, signal)).facets,
})

/** How many cars are for sale of each make, body type and so on, the largest count first. */
export const useMarketCounts = () => useQuery(marketQuery)

const featuredQuery = queryOptions({
  queryKey: ['listings', 'featured'],
  queryFn: ({ signal, client, queryKey }) =>
    askThenConfirm(
      () => call<typeof listFeatured>('GET /api/listings/featured', { signal }),
      () => client.invalidateQueries({ queryKey }),
      signal,
    ),
})

/** The featured cars of the home page. */
export const useFeatured = () => useQuery(featuredQuery)

/** The cards of some cars by id, in that order, without those that are no longer public. Until then, the cards before. */
export const useCards = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['listings', 'cards', ...ids],
    queryFn: ({ signal }) => call<typeof listCards>('GET /api/listings/cards', { query: { ids }, signal }),
    placeholderData: keepPreviousData,
  })

/** The cards of an answer about listings; others are counts. */
export const cardsIn = (answer: unknown): readonly Partial<ListingCard>[] => {
  const cards = typeof answer === 'object' && answer && 'listings' in answer ? answer.listings : answer
  return Array.isArray(cards) ? cards : []
}

/** The card of a car that a list has shown here: what is known of it before its own answer comes. */
export const useKnownCard = (slug: string): ListingCard | undefined => {
  const client = useQueryClient()
  return useMemo(() => {
    const lists = client.getQueriesData<unknown>({ queryKey: ['listings'] })
    const card = lists.flatMap(([, answer]) => cardsIn(answer)).find((each) => each.slug === slug)
    return card as ListingCard | undefined
  }, [client, slug])
}

/** One car by slug or id. Its owner, their staff and admins see more, so a signed-in visitor's answer belongs to the account. */
export const listingQueryOptions = (slugOrId: string, signedIn: boolean) =>
  queryOptions({
    queryKey: [signedIn ? 'account' : 'public', 'listing', slugOrId],
    queryFn: ({ signal }) =>
      call<typeof getListing>('GET /api/listings/{id}', { params: { id: slugOrId }, signal }),
  })

/** The car of a page. */
export const useListing = (slugOrId: string) => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({
    ...listingQueryOptions(slugOrId, signedIn),
    // Signing in while somebody writes to the seller must not take the form away. What an account saw is never kept.
    placeholderData: (before, query) =>
      query?.queryKey[0] === 'public' && query.queryKey[2] === slugOrId ? before : undefined,
  })
}

/** False for a draft that still lacks what the page of a car shows; only its owner, their staff and admins ever get one. */
export const isDetail = (listing: ListingDetail | OwnListing): listing is ListingDetail => 'seller' in listing
