import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { deleteListing as contract } from '#shared/api/listings.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { ownListingsQuery } from './list-own-listings.ts'

const deleteListing = async (id: string): Promise<void> => {
  try {
    await call<typeof contract>('DELETE /api/listings/{id}', { params: { id } })
  } catch (error) {
    // Deleted in another tab is deleted.
    if (!(error instanceof ApiError) || error.code !== 'LISTING_NOT_FOUND') throw error
  }
}

/** Deletes one's own listing for good. */
export const useDeleteListing = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteListing,
    onSuccess: (_, id) => {
      client.setQueryData(ownListingsQuery.queryKey, (listings) =>
        listings?.filter((listing) => listing.id !== id),
      )
      void client.invalidateQueries({ queryKey: ['listings'] })
    },
  })
}
