import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getMakesModels as contract } from '#shared/api/config.ts'
import { call } from '#web/api/client.ts'

export const makesModelsQuery = queryOptions({
  queryKey: ['config', 'makes-models'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/config/makes-models', { signal }),
})

/** Every make with its models, and their Arabic names. */
export const useMakesModels = () => useQuery(makesModelsQuery)
