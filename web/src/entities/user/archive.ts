import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { askArchive, getArchive, linkArchive } from '#shared/api/archives.ts'
import { call } from '#web/api/client.ts'

const archiveQuery = queryOptions({
  queryKey: ['account', 'archive'],
  queryFn: ({ signal }) => call<typeof getArchive>('GET /api/user/archive', { signal }),
  staleTime: 0,
  // A small one is ready within seconds, so somebody who waits sees it come.
  refetchInterval: ({ state: { data } }) =>
    data?.state === 'ASKED' || data?.state === 'MAKING' ? 5000 : false,
})

/** How far the archive of the user's data is. */
export const useArchive = () => useQuery(archiveQuery)

/** Asks for an archive. */
export const useAskArchive = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof askArchive>('POST /api/user/archive'),
    onSuccess: (archive) => client.setQueryData(archiveQuery.queryKey, archive),
  })
}

/** Downloads the finished archive, by an address that is good for a minute. */
export const useFetchArchive = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof linkArchive>('POST /api/user/archive/link'),
    // The answer of the storage is a file to save, so this page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => client.invalidateQueries({ queryKey: archiveQuery.queryKey }),
  })
}
