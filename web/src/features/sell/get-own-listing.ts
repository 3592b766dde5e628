import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getOwnListing as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

/** One's own listing for the wizard. Not kept after the wizard closes: an edit must begin with what is stored now. */
export const ownListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'own-listing', id],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/seller/listings/{id}', { params: { id }, signal }),
    gcTime: 0,
  })

/** The listing that is being edited; nothing is fetched for a new one. */
export const useOwnListing = (id: string | null) =>
  useQuery({ ...ownListingQuery(id ?? ''), enabled: id !== null })
