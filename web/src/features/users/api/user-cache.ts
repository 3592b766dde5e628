import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { listUsers } from '#shared/api/users.ts'
import { isStale } from '../is-stale.ts'
import { userLists } from './list-users.ts'

type UserList = InfiniteData<Answer<typeof listUsers>>

/**
 * Puts into every loaded list what the server has just answered, and has the rest of the panel asked for again: what a
 * user offers, their application and the counts go with them.
 */
export const takeUp = (client: QueryClient, change: (list: UserList) => UserList): void => {
  client.setQueriesData<UserList>({ queryKey: userLists }, (list) => list && change(list))
  void client.invalidateQueries({
    queryKey: ['account', 'admin'],
    predicate: ({ queryKey }) => queryKey[2] !== userLists[2],
  })
}

/** After a refusal that means that somebody was faster, resolves once the users are loaded again. */
export const reloadIfStale = async (client: QueryClient, error: Error): Promise<void> => {
  if (isStale(error)) await client.invalidateQueries({ queryKey: userLists })
}
