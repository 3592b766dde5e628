import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getPlate } from '#shared/api/plates.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'

/** Its owner and admins may see one that is not public, so a signed-in visitor's answer belongs to the account. */
const plateQuery = (slugOrId: string, signedIn: boolean) =>
  queryOptions({
    queryKey: [signedIn ? 'account' : 'public', 'plate', slugOrId],
    queryFn: ({ signal }) =>
      call<typeof getPlate>('GET /api/number-plates/{id}', { params: { id: slugOrId }, signal }),
  })

/** One plate with its seller, by its number as addresses have it (`333`, `q-333`) or by id. */
export const usePlate = (slugOrId: string) => {
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({
    ...plateQuery(slugOrId, signedIn),
    // A session that ends while somebody writes about the plate must not take the form away.
    placeholderData: (before, query) => (query?.queryKey[2] === slugOrId ? before : undefined),
  })
}
