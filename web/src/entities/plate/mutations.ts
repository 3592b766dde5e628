import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { createPlate, deletePlate, setPlateAvailability, updatePlate } from '#shared/api/plates.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { hasCode } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { invalidateShown } from '#web/api/shown.ts'
import { ownPlatesQuery } from './own-plates.ts'

const invalidateOwn = (client: QueryClient) => client.invalidateQueries({ queryKey: ownPlatesQuery.queryKey })

/** Puts a changed plate into the list of own plates; whatever else shows it is out of date. */
const showChanged = (client: QueryClient, changed: OwnPlate): void => {
  client.setQueryData(ownPlatesQuery.queryKey, (plates) =>
    plates?.map((plate) => (plate.id === changed.id ? changed : plate)),
  )
  invalidateShown(client, 'plates')
}

/** Offers a number plate. */
export const useCreatePlate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof createPlate>) =>
      call<typeof createPlate>('POST /api/number-plates', { body }),
    onSuccess: () => {
      void invalidateOwn(client)
      void client.invalidateQueries({ queryKey: ['account', 'seller-summary'] })
    },
  })
}

/** Changes a part of the user's own plate. Refused with EDIT_CONFLICT when it has changed since `version`. */
export const useUpdatePlate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInput<typeof updatePlate> & { id: string }) =>
      call<typeof updatePlate>('PATCH /api/number-plates/{id}', { params: { id }, body }),
    onSuccess: (changed) => showChanged(client, changed),
    // The list may be old: the next try starts from what is stored now.
    onError: () => invalidateOwn(client),
  })
}

/** Sets whether the user's own plate is available, reserved, sold or paused. */
export const useSetPlateAvailability = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof setPlateAvailability>) =>
      call<typeof setPlateAvailability>('PUT /api/number-plates/{id}/availability', {
        params: { id },
        body,
      }),
    onSuccess: (changed) => showChanged(client, changed),
    onError: () => void invalidateOwn(client),
  })
}

/** Deletes the user's own plate for good. */
export const useDeletePlate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version }: { id: string; version?: number | undefined }) => {
      try {
        await call<typeof deletePlate>('DELETE /api/number-plates/{id}', {
          params: { id },
          query: { version },
        })
      } catch (error) {
        // It may have been deleted in another tab.
        if (!hasCode(error, 'PLATE_NOT_FOUND')) throw error
      }
    },
    onError: () => void invalidateOwn(client),
    onSuccess: (_, { id }) => {
      client.setQueryData(ownPlatesQuery.queryKey, (plates) => plates?.filter((plate) => plate.id !== id))
      void client.invalidateQueries({ queryKey: ['account', 'seller-summary'] })
      invalidateShown(client, 'plates')
    },
  })
}
