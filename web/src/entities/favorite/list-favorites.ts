import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listFavorites as contract } from '#shared/api/favorites.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

export const favoritesQuery = queryOptions({
  queryKey: ['account', 'favorites'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/user/favorites', { signal }),
})

/** The cars the visitor has saved; not asked while signed out. */
export const useFavorites = () => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({ ...favoritesQuery, enabled: signedIn })
}
