import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getAdminPlate as contract } from '#shared/api/admin.ts'
import { call } from '#web/api/client.ts'

export const adminPlateQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'admin', 'plate', id],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/admin/number-plates/{id}', { params: { id }, signal }),
    staleTime: 30_000,
  })

/** A number plate for review; nothing is fetched without an id. */
export const useAdminPlate = (id: string | null) =>
  useQuery({ ...adminPlateQuery(id ?? ''), enabled: id !== null })
