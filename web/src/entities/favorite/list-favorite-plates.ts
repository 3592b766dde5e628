import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listFavoritePlates as contract } from '#shared/api/favorites.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

export const favoritePlatesQuery = queryOptions({
  queryKey: ['account', 'favorite-plates'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/user/favorite-plates', { signal }),
})

/** The number plates the visitor has saved; not asked while signed out. */
export const useFavoritePlates = () => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({ ...favoritePlatesQuery, enabled: signedIn })
}
