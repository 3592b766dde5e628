import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { getDealer as contract } from '#shared/api/dealers.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

export type Dealer = Answer<typeof contract>

// An unverified dealership sees its own storefront, so a signed-in visitor's answer belongs to the account.
const dealerQuery = (slugOrId: string, signedIn: boolean) =>
  queryOptions({
    queryKey: [signedIn ? 'account' : 'public', 'dealer', slugOrId],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/dealers/{id}', { params: { id: slugOrId }, signal }),
  })

/** The dealer of a storefront. */
export const useDealer = (slugOrId: string) => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery(dealerQuery(slugOrId, signedIn))
}
