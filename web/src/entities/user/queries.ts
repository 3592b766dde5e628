import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getUser } from '#shared/api/identity.ts'
import type { listSessions } from '#shared/api/sessions.ts'
import { isDealershipSeller, isPlatformAdmin, isSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { userKey } from '#web/api/dealer-status.ts'
import { useSession } from '#web/stores/session.ts'

const getCurrentUser = async (signal: AbortSignal): Promise<CurrentUser | null> => {
  try {
    return await call<typeof getUser>('GET /api/user', { signal })
  } catch (error) {
    // Not signed in is an answer here, not a failure (spec 7).
    if (isUnauthorized(error)) return null
    throw error
  }
}

export const currentUserQuery = queryOptions({
  queryKey: userKey,
  queryFn: ({ signal }) => getCurrentUser(signal),
})

/** The signed-in user or null, and what follows from the role. `isLoading` is true only while a token is being checked. */
export const useCurrentUser = () => {
  const hasToken = useSession(({ token }) => token !== null)
  const { data, isLoading, error, refetch } = useQuery({ ...currentUserQuery, enabled: hasToken })
  const user = (hasToken && data) || null
  return {
    user,
    isLoading,
    /** Why nobody knows whether the token is good: no connection, or the server failed. */
    error,
    refetch,
    isPlatformAdmin: user !== null && isPlatformAdmin(user),
    isSeller: user !== null && isSeller(user),
    isDealershipSeller: user !== null && isDealershipSeller(user),
  }
}

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call<typeof listSessions>('GET /api/user/sessions', { signal }),
  // Another device may have come since the page was last looked at.
  staleTime: 0,
})

/** The devices on which the user is signed in, the latest used first. */
export const useSessions = () => useQuery(sessionsQuery)

/** Tells a session that is being ended on purpose from one that was lost. */
export const logoutKey = ['logout'] as const
