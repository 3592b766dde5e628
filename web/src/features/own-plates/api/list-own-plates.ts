import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { listSellerPlates as contract } from '#shared/api/plates.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import { call } from '#web/api/client.ts'

export const ownPlatesQuery = queryOptions({
  queryKey: ['account', 'plates'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/seller/number-plates', { signal }),
})

/** The signed-in seller's own plates in every status, newest first. */
export const useOwnPlates = () => useQuery(ownPlatesQuery)

/** Puts a changed plate where it is shown, and lets go of what else shows it. */
export const showChanged = (client: QueryClient, changed: OwnPlate): void => {
  client.setQueryData(ownPlatesQuery.queryKey, (plates) =>
    plates?.map((plate) => (plate.id === changed.id ? changed : plate)),
  )
  void client.invalidateQueries({ queryKey: ['plates'] })
}
