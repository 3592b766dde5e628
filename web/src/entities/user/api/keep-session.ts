import { useQueryClient } from '@tanstack/react-query'
import type { Session } from '#shared/schemas/user.ts'
import { setSession } from '#web/stores/session.ts'
import { currentUserQuery } from './get-current-user.ts'

/** What a login or a registration does with its answer: keeps the token, and the user as if just fetched. */
export const useKeepSession = () => {
  const client = useQueryClient()
  return ({ authToken, ...user }: Session) => {
    client.removeQueries({ queryKey: ['account'] })
    client.setQueryData(currentUserQuery.queryKey, user)
    setSession(authToken)
  }
}
