import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setListingStatus as contract } from '#shared/api/admin.ts'
import type { AdminListing, RejectionField } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'
import { withoutListing } from '../queue-data.ts'
import type { ReviewStatus } from '../review-status.ts'
import { listingCountsQuery } from './count-listings.ts'
import { reviewQueueQuery, reviewQueues } from './list-review-queue.ts'

export type Decision = {
  listing: Pick<AdminListing, 'id' | 'version' | 'status'>
  status: 'APPROVED' | 'REJECTED'
  rejectionReason?: string
  /** What the reason is about; its seller is led there. */
  rejectionFields?: readonly RejectionField[]
}

/** The version sent is the one that was looked at, so that nobody approves what the seller changed since. */
const setListingStatus = ({ listing: { id, version }, status, rejectionReason, rejectionFields }: Decision) =>
  call<typeof contract>('PUT /api/admin/listings/{id}/status', {
    params: { id },
    body: {
      status,
      version,
      ...(rejectionReason !== undefined && { rejectionReason }),
      ...(rejectionFields !== undefined && { rejectionFields: [...rejectionFields] }),
    },
  })

/** Approves or rejects, and moves the listing in what is loaded: its old list would still name it for a moment. */
export const useSetListingStatus = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: setListingStatus,
    onSuccess: (_, { listing, status }) => {
      const from = listing.status as ReviewStatus
      client.setQueryData(
        reviewQueueQuery(from).queryKey,
        (queue) => queue && withoutListing(queue, listing.id),
      )
      client.setQueryData(
        listingCountsQuery.queryKey,
        (counts) => counts && { ...counts, [from]: counts[from] - 1, [status]: counts[status] + 1 },
      )
      void client.invalidateQueries({ queryKey: reviewQueueQuery(status).queryKey, refetchType: 'none' })
      void client.invalidateQueries({ queryKey: ['listings'] })
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: reviewQueues })
      void client.invalidateQueries({ queryKey: listingCountsQuery.queryKey })
    },
  })
}
