import { queryOptions, useQuery } from '@tanstack/react-query'
import type { estimatePlate as contract } from '#shared/api/plates.ts'
import { call } from '#web/api/client.ts'

const estimateQuery = (plateNumber: string) =>
  queryOptions({
    queryKey: ['plates', 'estimate', plateNumber],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/number-plates/estimate', { query: { plateNumber }, signal }),
  })

/** What a number may be worth; `plateNumber` as `plateText` writes it. Nothing is asked without one. */
export const useEstimate = (plateNumber: string | undefined) =>
  useQuery({ ...estimateQuery(plateNumber ?? ''), enabled: plateNumber !== undefined })
