import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setListingStatus as contract } from '#shared/api/admin.ts'
import type { ListingReasonCode } from '#shared/reference/moderation-codes.ts'
import type { AdminListing, ListingStatus } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'
import { withoutItem } from '#web/entities/admin/loaded-pages.ts'
import type { Refusal } from '#web/features/review/refusal.ts'
import { adminCountsQuery } from '#web/entities/admin/counts.ts'
import { listingCountsQuery } from './count-listings.ts'
import { adminListingQuery } from './get-admin-listing.ts'
import { reviewQueues, type ReviewQueue } from './list-review-queue.ts'

export type Decision = {
  listing: Pick<AdminListing, 'id' | 'version' | 'status'>
  /** Null approves. */
  refusal: Refusal | null
}

/** The version sent is the one that was looked at, so that nobody approves what the seller changed since. */
const setListingStatus = ({ listing: { id, version }, refusal }: Decision) =>
  call<typeof contract>('PUT /api/admin/listings/{id}/status', {
    params: { id },
    body: refusal
      ? {
          status: 'REJECTED',
          version,
          reasonCodes: refusal.codes as ListingReasonCode[],
          rejectionReason: refusal.text.trim(),
          rejectionFields: [...refusal.fields],
        }
      : { status: 'APPROVED', version },
  })

/** Approves or rejects, and moves the listing in what is loaded: its old list would still name it for a moment. */
export const useSetListingStatus = () => {
  const client = useQueryClient()
  const forget = (queryKey: readonly unknown[]) =>
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
  return useMutation({
    mutationFn: setListingStatus,
    onSuccess: (decided, { listing }) => {
      const from: ListingStatus = listing.status
      client.setQueriesData<ReviewQueue>(
        { queryKey: [...reviewQueues, from] },
        (queue) => queue && withoutItem(queue, 'listings', listing.id),
      )
      client.setQueryData(
        listingCountsQuery.queryKey,
        (counts) =>
          counts && { ...counts, [from]: counts[from] - 1, [decided.status]: counts[decided.status] + 1 },
      )
      client.setQueryData(
        adminListingQuery(listing.id).queryKey,
        (review) => review && { ...review, listing: decided },
      )
      forget(adminListingQuery(listing.id).queryKey)
      forget([...reviewQueues, decided.status])
      void client.invalidateQueries({ queryKey: adminCountsQuery.queryKey })
      void client.invalidateQueries({ queryKey: ['listings'] })
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: reviewQueues })
      void client.invalidateQueries({ queryKey: listingCountsQuery.queryKey })
      void client.invalidateQueries({ queryKey: adminCountsQuery.queryKey })
    },
  })
}
