import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getAdminSubmission as contract } from '#shared/api/verification.ts'
import { call } from '#web/api/client.ts'
import { dealershipKeys } from './keys.ts'

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...dealershipKeys, 'application', id],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/admin/verification-submissions/{id}', { params: { id }, signal }),
    staleTime: 0,
  })

/** One application as it is now; nothing is asked for while there is no id. */
export const useApplication = (id: string | null) =>
  useQuery({ ...applicationQuery(id ?? ''), enabled: id !== null })
