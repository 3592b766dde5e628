import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getSubmission as contract } from '#shared/api/verification.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

export const submissionQuery = queryOptions({
  queryKey: ['account', 'verification', 'submission'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/verification/submission', { signal }),
})

/** The dealership's application, null before there is one. Asked again whenever somebody comes back: an admin may have answered. */
export const useSubmission = () => {
  const enabled = useSession(({ token }) => token !== null)
  return useQuery({ ...submissionQuery, enabled, staleTime: 0, refetchOnWindowFocus: 'always' })
}
