import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  updateSavedSearch,
} from '#shared/api/saved-searches.ts'
import type { SavedSearchView } from '#shared/schemas/saved-search.ts'
import { call } from '#web/api/client.ts'

export const savedSearchesQuery = queryOptions({
  queryKey: ['account', 'saved-searches'],
  queryFn: ({ signal }) => call<typeof listSavedSearches>('GET /api/user/saved-searches', { signal }),
})

/** The signed-in user's saved searches, newest first. */
export const useSavedSearches = () => useQuery(savedSearchesQuery)

// The server's answer takes its place in the list that is shown; the list itself need not be asked for again.
const useChangeList = () => {
  const client = useQueryClient()
  return (change: (searches: SavedSearchView[]) => SavedSearchView[]) =>
    client.setQueryData(savedSearchesQuery.queryKey, (searches) => searches && change(searches))
}

/** Keeps a search in the account. Fails with ApiError. */
export const addSavedSearch = (body: BodyInput<typeof createSavedSearch>) =>
  call<typeof createSavedSearch>('POST /api/user/saved-searches', { body })

/** Keeps a search. */
export const useCreateSavedSearch = () => {
  const changeList = useChangeList()
  return useMutation({
    mutationFn: addSavedSearch,
    onSuccess: (created) => void changeList((searches) => [created, ...searches]),
  })
}

/** Renames a saved search, or switches its alerts. */
export const useUpdateSavedSearch = (id: string) => {
  const changeList = useChangeList()
  return useMutation({
    mutationFn: (body: BodyInput<typeof updateSavedSearch>) =>
      call<typeof updateSavedSearch>('PATCH /api/user/saved-searches/{id}', { params: { id }, body }),
    onSuccess: (changed) =>
      void changeList((searches) => searches.map((search) => (search.id === id ? changed : search))),
  })
}

/** Deletes a saved search. */
export const useDeleteSavedSearch = (id: string) => {
  const changeList = useChangeList()
  return useMutation({
    mutationFn: () =>
      call<typeof deleteSavedSearch>('DELETE /api/user/saved-searches/{id}', { params: { id } }),
    onSuccess: () => void changeList((searches) => searches.filter((search) => search.id !== id)),
  })
}
