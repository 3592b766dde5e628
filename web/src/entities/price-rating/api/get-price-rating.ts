import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getPriceRating as contract } from '#shared/api/prices.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

// A car that is not public yet is compared for its owner alone, so a signed-in visitor's answer belongs to the account.
const priceRatingQuery = (id: string, signedIn: boolean) =>
  queryOptions({
    queryKey: [signedIn ? 'account' : 'public', 'price-rating', id],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/listings/{id}/price-rating', { params: { id }, signal }),
  })

/** How a car's price compares with those of its like. */
export const usePriceRating = (id: string) => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery(priceRatingQuery(id, signedIn))
}
