import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { listAllListings as contract } from '#shared/api/admin.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'
import type { Answer } from '#shared/api/contract.ts'
import { call } from '#web/api/client.ts'
import { fillPage } from '#web/features/manage-listings/fill-page.ts'
import type { ListAddress } from '#web/features/manage-listings/list-address.ts'

const pageQuery = ({ search, status, size, cursor: start }: ListAddress) =>
  queryOptions({
    queryKey: ['account', 'admin', 'allListings', { search, status, size, start }],
    queryFn: ({ signal }) =>
      fillPage<AdminListing, Answer<typeof contract>>(size, start, (limit, cursor) =>
        call<typeof contract>('GET /api/admin/all-listings', {
          query: { search, status, limit, cursor },
          signal,
        }),
      ),
    // Sellers and other admins change it all the time.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** One page of all listings, newest first, with the count of each status; the page before shows until it is there. */
export const useAllListings = (shown: ListAddress) => useQuery(pageQuery(shown))
