import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  addFavorite,
  addFavoritePlate,
  listFavoritePlates,
  listFavorites,
  removeFavorite,
  removeFavoritePlate,
} from '#shared/api/favorites.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

export const favoritesQuery = queryOptions({
  queryKey: ['account', 'favorites'],
  queryFn: ({ signal }) => call<typeof listFavorites>('GET /api/user/favorites', { signal }),
})

export const favoritePlatesQuery = queryOptions({
  queryKey: ['account', 'favorite-plates'],
  queryFn: ({ signal }) => call<typeof listFavoritePlates>('GET /api/user/favorite-plates', { signal }),
})

/** Saves a car in the account. Fails with ApiError. */
export const addToFavorites = (listingId: string) =>
  call<typeof addFavorite>('POST /api/user/favorites', { body: { listingId } })

/** Saves a number plate in the account. Fails with ApiError. */
export const addPlateToFavorites = (plateId: string) =>
  call<typeof addFavoritePlate>('POST /api/user/favorite-plates', { body: { plateId } })

/** The cars the visitor has saved; not asked while signed out. */
export const useFavorites = () => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({ ...favoritesQuery, enabled: signedIn })
}

/** The number plates the visitor has saved; not asked while signed out. */
export const useFavoritePlates = () => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({ ...favoritePlatesQuery, enabled: signedIn })
}

/** Saves a car, or removes it when it is saved. Pending until the list of saved cars is fresh again. */
export const useToggleFavorite = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ listingId, saved }: { listingId: string; saved: boolean }): Promise<unknown> =>
      saved
        ? call<typeof removeFavorite>('DELETE /api/user/favorites/{listingId}', { params: { listingId } })
        : addToFavorites(listingId),
    onSuccess: () => client.invalidateQueries({ queryKey: favoritesQuery.queryKey }),
  })
}

/** Saves a number plate, or removes it when it is saved. Pending until the list of saved plates is fresh again. */
export const useToggleFavoritePlate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ plateId, saved }: { plateId: string; saved: boolean }): Promise<unknown> =>
      saved
        ? call<typeof removeFavoritePlate>('DELETE /api/user/favorite-plates/{plateId}', {
            params: { plateId },
          })
        : addPlateToFavorites(plateId),
    onSuccess: () => client.invalidateQueries({ queryKey: favoritePlatesQuery.queryKey }),
  })
}
