import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { updateListing as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'
import { ownListingsQuery } from './list-own-listings.ts'

type NewPrice = { id: string; version: number; priceQAR: number }

/** Gives one's own car another price. Refused with EDIT_CONFLICT when it is no longer the version that was seen. */
export const useChangePrice = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, priceQAR }: NewPrice) =>
      call<typeof contract>('PATCH /api/listings/{id}', { params: { id }, body: { priceQAR, version } }),
    onSuccess: (changed) => {
      client.setQueryData(ownListingsQuery.queryKey, (listings) =>
        listings?.map((listing) => (listing.id === changed.id ? changed : listing)),
      )
      void client.invalidateQueries({ queryKey: ['listings'] })
    },
    // What is shown may be old: the next try is made of what is there now.
    onError: () => client.invalidateQueries({ queryKey: ownListingsQuery.queryKey }),
  })
}
