import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  discardWorkingCopy as discard,
  getWorkingCopy as get,
  listWorkingCopies as list,
  saveWorkingCopy as save,
} from '#shared/api/working-copies.ts'
import { hasCode } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'

/** The cars that were begun or changed in the wizard and not saved, the latest first. Throws ApiError. */
export const listWorkingCopies = (signal?: AbortSignal) =>
  call<typeof list>('GET /api/seller/working-copies', { ...(signal && { signal }) })

/** The unsaved work on a car; undefined where there is none. Throws ApiError. */
export const getWorkingCopy = async (name: string) => {
  try {
    return await call<typeof get>('GET /api/seller/working-copies/{name}', { params: { name } })
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return undefined
    throw error
  }
}

/** Keeps what is typed. Throws ApiError: EDIT_CONFLICT when another device has saved since `version`, CONFLICT when it is a listing. */
export const saveWorkingCopy = (name: string, body: BodyInput<typeof save>) =>
  call<typeof save>('PUT /api/seller/working-copies/{name}', { params: { name }, body })

/** Throws away what was typed, which another device may have done already. Throws ApiError. */
export const discardWorkingCopy = async (name: string) => {
  try {
    await call<typeof discard>('DELETE /api/seller/working-copies/{name}', { params: { name } })
  } catch (error) {
    if (!hasCode(error, 'NOT_FOUND')) throw error
  }
}

const workingCopiesQuery = queryOptions({
  queryKey: ['account', 'working-copies'],
  queryFn: ({ signal }) => listWorkingCopies(signal),
  // The wizard writes them without a mutation, and so does another device.
  staleTime: 0,
})

/** The caller's working copies, fetched anew with each page that shows them. */
export const useWorkingCopies = () => useQuery(workingCopiesQuery)

/** Throws a working copy away; the list shows it at once. */
export const useDiscardWorkingCopy = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: discardWorkingCopy,
    onSuccess: (_, name) =>
      client.setQueryData(workingCopiesQuery.queryKey, (rows) => rows?.filter((row) => row.name !== name)),
  })
}
