import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer, Query } from '#shared/api/contract.ts'
import type {
  getListing,
  listCards,
  listFeatured,
  searchListings as searchContract,
} from '#shared/api/listings.ts'
import type { ListingDetail, OwnListing } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

type QueryValue = string | number | boolean | readonly string[] | undefined
type ListingQuery = Partial<Record<keyof Query<typeof searchContract>, QueryValue>>

type FoundListings = Answer<typeof searchContract>

/** A search without the server; undefined where that has to be asked. */
export type SearchHere = (
  query: ListingQuery,
  /** `countsOnly`: the caller looks at no card. */
  options: { signal: AbortSignal; countsOnly?: boolean },
) => Promise<FoundListings | undefined>

let searchHere: SearchHere | undefined

/** Has searches answered in this browser where they can be (`own-index.ts`). */
export const answerSearchesWith = (search: SearchHere | undefined): void => void (searchHere = search)

const searchAnywhere = async (...[query, options]: Parameters<SearchHere>): Promise<FoundListings> =>
  (await searchHere?.(query, options)) ??
  call<typeof searchContract>('GET /api/listings', { query, signal: options.signal })

/** One page of the public cars that match, with their total and facet counts. Each list of cars asks through this. */
export const searchListings = (query: ListingQuery, signal: AbortSignal): Promise<FoundListings> =>
  searchAnywhere(query, { signal })

/** The same for callers that show how many cars there are, and none of them. */
export const countListings = (
  query: ListingQuery,
  signal: AbortSignal,
): Promise<Omit<FoundListings, 'listings'>> =>
  searchAnywhere({ ...query, limit: 1 }, { signal, countsOnly: true })

const marketQuery = queryOptions({
  queryKey: ['listings', 'market'],
  queryFn: async ({ signal }) => (await countListings({}, signal)).facets,
})

/** How many cars are for sale of each make, body type and so on, the largest count first. */
export const useMarketCounts = () => useQuery(marketQuery)

const featuredQuery = queryOptions({
  queryKey: ['listings', 'featured'],
  queryFn: ({ signal }) => call<typeof listFeatured>('GET /api/listings/featured', { signal }),
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

/** One car by slug or id. Its owner and admins see more, so a signed-in visitor's answer belongs to the account. */
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

/** False for a draft that still lacks what the page of a car shows; only its owner and admins ever get one. */
export const isDetail = (listing: ListingDetail | OwnListing): listing is ListingDetail => 'seller' in listing
