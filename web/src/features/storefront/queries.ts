import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { getStorefront, updateStorefront } from '#shared/api/dealers.ts'
import { call } from '#web/api/client.ts'
import { invalidateShown } from '#web/api/shown.ts'

const storefrontQuery = queryOptions({
  queryKey: ['account', 'storefront'],
  queryFn: ({ signal }) => call<typeof getStorefront>('GET /api/seller/storefront', { signal }),
  // A text that is being typed must not be replaced by what somebody else has just saved; saving finds it.
  refetchOnWindowFocus: false,
})

/** The caller's own storefront: what the dealership says about itself. */
export const useStorefront = () => useQuery(storefrontQuery)

const update = (body: BodyInput<typeof updateStorefront>) =>
  call<typeof updateStorefront>('PUT /api/seller/storefront', { body })

/**
 * Replaces it; the public page, the directory and the offers, which carry its names and numbers, follow. Throws ApiError, EDIT_CONFLICT
 * when it changed elsewhere.
 */
export const useUpdateStorefront = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: update,
    onSuccess: (storefront) => {
      client.setQueryData(storefrontQuery.queryKey, storefront)
      invalidateShown(client, 'dealers', 'listings', 'plates')
    },
  })
}
