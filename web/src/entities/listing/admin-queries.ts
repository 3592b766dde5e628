import { useMemo } from 'react'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { getAdminListing, listAllListings, listReviewQueue } from '#shared/api/admin.ts'
import type { Answer, Query } from '#shared/api/contract.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { shownOf, useHeldActs } from '#web/api/undoable.ts'

/** A queue of listings: those of a status, or those that are public without a review and to be looked at. */
export type ListingQueueName = Exclude<ListingStatus, 'DRAFT'> | 'TO_CHECK'

/** Begins the key of the review queue of every status. */
export const listingQueues = ['account', 'admin', 'listings'] as const

const listingQueueQuery = (name: ListingQueueName, search: string) =>
  infiniteQueryOptions({
    queryKey: [...listingQueues, name, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listReviewQueue>('GET /api/admin/listings', {
        query: { ...(name === 'TO_CHECK' ? { toCheck: 'true' } : { status: name }), search, cursor },
        signal,
      }),
    ...cursorPages,
    // Other admins and the sellers change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
  })

/** The listings of a queue that a search finds (all, for an empty one), page after page; the longest waiting first. */
export const useListingQueue = (name: ListingQueueName, search: string) =>
  useInfiniteQuery(listingQueueQuery(name, search))

/** The loaded pages of a queue. */
export type ListingQueue = NonNullable<ReturnType<typeof useListingQueue>['data']>

/** A listing for review, with what it was when it was last approved and refused. */
export const adminListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'admin', 'listing', id],
    queryFn: ({ signal }) =>
      call<typeof getAdminListing>('GET /api/admin/listings/{id}', { params: { id }, signal }),
    // An item fetched while the one before it was open is fresh enough; its version is checked with the decision.
    staleTime: 30_000,
  })

/** The listing under review; nothing is fetched without an id. */
export const useAdminListing = (id: string | null) =>
  useQuery({ ...adminListingQuery(id ?? ''), enabled: id !== null })

const getAllListings = (query: Query<typeof listAllListings>, signal: AbortSignal) =>
  call<typeof listAllListings>('GET /api/admin/all-listings', { query, signal })

export const listingCountsQuery = queryOptions({
  queryKey: ['account', 'admin', 'listingCounts'],
  // The counts come with any page of all listings; one listing is the smallest page.
  queryFn: async ({ signal }) => (await getAllListings({ limit: 1 }, signal)).counts,
  staleTime: 0,
})

/** How many listings there are of each status. */
export const useListingCounts = () => useQuery(listingCountsQuery)

/** Begins the key of every page of all listings. */
export const allListingPages = ['account', 'admin', 'allListings'] as const

type AllListings = { search: string; status: ListingStatus | null; size: number; cursor: string | undefined }

/**
 * One page of all listings, newest first, with the count of each status; the page before shows until it is there. A decision that can
 * still be undone counts.
 */
export const useAllListings = ({ search, status, size, cursor: start }: AllListings) => {
  const query = useQuery({
    queryKey: [...allListingPages, { search, status, size, start }],
    queryFn: ({ signal }) =>
      fillPage<AdminListing, Answer<typeof listAllListings>>(size, start, (limit, cursor) =>
        getAllListings({ search, status: status ?? undefined, limit, cursor }, signal),
      ),
    // Sellers and other admins change it all the time.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const acts = useHeldActs((state) => state.acts)
  const data = useMemo(() => {
    if (!query.data) return undefined
    const shown = shownOf(query.data.listings, acts)
    const counts = { ...query.data.counts }
    for (const { id, status: before } of query.data.listings) {
      const now = shown.find((each) => each.id === id)?.status
      counts[before] -= 1
      if (now) counts[now] += 1
    }
    // A placeholder is the page of another status.
    const isPage = status !== null && !query.isPlaceholderData
    return {
      ...query.data,
      counts,
      listings: isPage ? shown.filter((each) => each.status === status) : [...shown],
    }
  }, [query.data, query.isPlaceholderData, acts, status])
  return { ...query, data }
}

type Page<T> = { listings: T[]; nextCursor?: string | undefined }

// A search looks at some thousand listings per call; after twenty calls somebody should say whether it is worth going on.
const callsAtMost = 20

/**
 * One page out of as many calls as it takes: one of a search may find less than was asked for, or nothing, and still not be
 * the last. Gives the last answer with all that was found.
 */
export const fillPage = async <T, P extends Page<T>>(
  size: number,
  cursor: string | undefined,
  get: (limit: number, cursor: string | undefined) => Promise<P>,
): Promise<P> => {
  const found: T[] = []
  let from = cursor
  for (let calls = 1; ; calls++) {
    const answer = await get(size - found.length, from)
    found.push(...answer.listings)
    from = answer.nextCursor
    if (from === undefined || found.length >= size || calls === callsAtMost)
      return { ...answer, listings: found }
  }
}
