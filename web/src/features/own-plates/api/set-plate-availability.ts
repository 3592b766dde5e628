import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setPlateAvailability as contract } from '#shared/api/plates.ts'
import type { Availability } from '#shared/schemas/availability.ts'
import { call } from '#web/api/client.ts'
import { ownPlatesQuery, showChanged } from './list-own-plates.ts'

type Change = { id: string; availability: Availability }

/** Says whether one's own plate can be had. */
export const useSetPlateAvailability = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, availability }: Change) =>
      call<typeof contract>('PUT /api/number-plates/{id}/availability', {
        params: { id },
        body: { availability },
      }),
    onSuccess: (changed) => showChanged(client, changed),
    onError: () => void client.invalidateQueries({ queryKey: ownPlatesQuery.queryKey }),
  })
}
