import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setListingFeatured, setPlateFeatured } from '#shared/api/admin.ts'
import { call } from '#web/api/client.ts'
import { adminListingQuery } from './get-admin-listing.ts'
import { adminPlateQuery } from './get-admin-plate.ts'
import { plateQueues } from './list-plates.ts'
import { reviewQueues } from './list-review-queue.ts'

type Change = { id: string; isFeatured: boolean }

/** Puts an approved listing among the featured ones, or takes it away. */
export const useSetListingFeatured = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isFeatured }: Change) =>
      call<typeof setListingFeatured>('PUT /api/admin/listings/{id}/featured', {
        params: { id },
        body: { isFeatured },
      }),
    onSuccess: (listing) => {
      client.setQueryData(
        adminListingQuery(listing.id).queryKey,
        (review) => review && { ...review, listing },
      )
      void client.invalidateQueries({ queryKey: ['listings'] })
    },
    onError: (_, { id }) => client.invalidateQueries({ queryKey: adminListingQuery(id).queryKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: reviewQueues }),
  })
}

/** Puts an approved plate before the others, or back among them. */
export const useSetPlateFeatured = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isFeatured }: Change) =>
      call<typeof setPlateFeatured>('PUT /api/admin/number-plates/{id}/featured', {
        params: { id },
        body: { isFeatured },
      }),
    onSuccess: (plate) => {
      client.setQueryData(adminPlateQuery(plate.id).queryKey, plate)
      void client.invalidateQueries({ queryKey: ['plates'] })
    },
    onError: (_, { id }) => client.invalidateQueries({ queryKey: adminPlateQuery(id).queryKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: plateQueues }),
  })
}
