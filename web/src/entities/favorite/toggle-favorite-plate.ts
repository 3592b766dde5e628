import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { addFavoritePlate, removeFavoritePlate } from '#shared/api/favorites.ts'
import { call } from '#web/api/client.ts'
import { favoritePlatesQuery } from './list-favorite-plates.ts'

type Toggle = { plateId: string; saved: boolean }

const toggle = async ({ plateId, saved }: Toggle): Promise<void> => {
  if (saved)
    await call<typeof removeFavoritePlate>('DELETE /api/user/favorite-plates/{plateId}', {
      params: { plateId },
    })
  else await call<typeof addFavoritePlate>('POST /api/user/favorite-plates', { body: { plateId } })
}

/** Saves a plate, or removes it when it is saved; pending until the list of saved plates is fresh again. */
export const useToggleFavoritePlate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: toggle,
    onSuccess: () => client.invalidateQueries({ queryKey: favoritePlatesQuery.queryKey }),
  })
}
