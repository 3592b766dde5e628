import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listImports as contract } from '#shared/api/stock-imports.ts'
import { call } from '#web/api/client.ts'

export const importsQuery = queryOptions({
  queryKey: ['account', 'imports'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/seller/imports', { signal }),
  // They go on without this page: fresh whenever the tab is opened.
  staleTime: 0,
})

/** One's own imports of the last month, newest first. */
export const useImports = () => useQuery(importsQuery)
