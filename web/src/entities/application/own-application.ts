import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getSubmission } from '#shared/api/verification.ts'
import { type VerificationState, verificationState } from '#shared/rules/application.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

export const applicationQuery = queryOptions({
  queryKey: ['account', 'verification', 'submission'],
  queryFn: ({ signal }) => call<typeof getSubmission>('GET /api/verification/submission', { signal }),
})

/** The dealership's application, null before there is one. Fetched again on every return: an admin may have decided. */
export const useApplicationQuery = (isWanted = true) => {
  const enabled = useSession(({ token }) => token !== null) && isWanted
  return useQuery({ ...applicationQuery, enabled, staleTime: 0, refetchOnWindowFocus: 'always' })
}

/** How far this dealership has come with its verification; undefined until its application is known, and for other people. */
export const useVerificationState = (user: CurrentUser): VerificationState | undefined => {
  const isOpen = isDealershipSeller(user) && !user.isVerified
  const { data, isError } = useApplicationQuery(isOpen)
  if (!isOpen) return isDealershipSeller(user) ? 'VERIFIED' : undefined
  // Without the application, the state of the account is better than nothing.
  return data === undefined && !isError ? undefined : verificationState(user, data ?? null)
}
