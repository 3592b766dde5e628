import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setAvailability as contract } from '#shared/api/stock.ts'
import type { Availability } from '#shared/schemas/availability.ts'
import { call } from '#web/api/client.ts'
import { ownListingsQuery } from './list-own-listings.ts'

type Change = { id: string; availability: Availability }

/** Says whether one's own car can be had. */
export const useSetAvailability = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, availability }: Change) =>
      call<typeof contract>('PUT /api/listings/{id}/availability', {
        params: { id },
        body: { availability },
      }),
    onSuccess: (changed) => {
      client.setQueryData(ownListingsQuery.queryKey, (listings) =>
        listings?.map((listing) => (listing.id === changed.id ? changed : listing)),
      )
      void client.invalidateQueries({ queryKey: ['listings'] })
    },
    onError: () => void client.invalidateQueries({ queryKey: ownListingsQuery.queryKey }),
  })
}
