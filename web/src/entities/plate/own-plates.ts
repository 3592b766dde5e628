import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listSellerPlates } from '#shared/api/plates.ts'
import { isOffered } from '#shared/rules/plate.ts'
import { call } from '#web/api/client.ts'
import { useShown } from '#web/api/undoable.ts'

const listOwnPlates = (signal?: AbortSignal) =>
  call<typeof listSellerPlates>('GET /api/seller/number-plates', signal && { signal })

export const ownPlatesQuery = queryOptions({
  queryKey: ['account', 'plates'],
  queryFn: ({ signal }) => listOwnPlates(signal),
})

/** The signed-in seller's own plates in every status, newest first, with what can still be undone. */
export const useOwnPlates = () => {
  const query = useQuery(ownPlatesQuery)
  return { ...query, data: useShown(query.data) }
}

/** Whether the caller offers this number already, sold plates apart; false where that cannot be found out. */
export const isOwnNumber = async (plateNumber: string): Promise<boolean> => {
  try {
    return (await listOwnPlates()).some((plate) => plate.plateNumber === plateNumber && isOffered(plate))
  } catch {
    return false
  }
}
