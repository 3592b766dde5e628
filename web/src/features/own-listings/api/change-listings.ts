import { useQueryClient } from '@tanstack/react-query'
import type { changeListings as contract } from '#shared/api/stock.ts'
import type { BulkAction } from '#shared/schemas/availability.ts'
import { call } from '#web/api/client.ts'
import { ownListingsQuery } from './list-own-listings.ts'

/** Does one thing to at most fifty of one's own cars, and says of each what came of it. */
export const changeListings = async (action: BulkAction, ids: readonly string[]) => {
  const { results } = await call<typeof contract>('POST /api/seller/listings/bulk', {
    body: { action, ids: [...ids] },
  })
  return results
}

/** Asks anew for one's own cars, and lets go of what else shows them. Resolves once they are there. */
export const useReloadListings = (): (() => Promise<void>) => {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: ['listings'] })
    await client.invalidateQueries({ queryKey: ownListingsQuery.queryKey })
  }
}
