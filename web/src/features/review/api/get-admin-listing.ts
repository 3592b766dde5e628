import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { getAdminListing as contract } from '#shared/api/admin.ts'
import { call } from '#web/api/client.ts'

export type ListingForReview = Answer<typeof contract>

export const adminListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'admin', 'listing', id],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/admin/listings/{id}', { params: { id }, signal }),
    // What was fetched while the one before it was looked at is fresh enough; its version is checked with the decision.
    staleTime: 30_000,
  })

/** A listing for review, with what it was when it was last approved and refused; nothing is fetched without an id. */
export const useAdminListing = (id: string | null) =>
  useQuery({ ...adminListingQuery(id ?? ''), enabled: id !== null })
