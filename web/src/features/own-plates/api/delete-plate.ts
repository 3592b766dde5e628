import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { deletePlate as contract } from '#shared/api/plates.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { ownPlatesQuery } from './list-own-plates.ts'

const deletePlate = async (id: string): Promise<void> => {
  try {
    await call<typeof contract>('DELETE /api/number-plates/{id}', { params: { id } })
  } catch (error) {
    // Deleted in another tab is deleted.
    if (!(error instanceof ApiError) || error.code !== 'PLATE_NOT_FOUND') throw error
  }
}

/** Deletes one's own plate for good. */
export const useDeletePlate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deletePlate,
    onSuccess: (_, id) => {
      client.setQueryData(ownPlatesQuery.queryKey, (plates) => plates?.filter((plate) => plate.id !== id))
      void client.invalidateQueries({ queryKey: ['account', 'seller-summary'] })
      void client.invalidateQueries({ queryKey: ['plates'] })
    },
  })
}
