import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { setUserStatus as contract } from '#shared/api/users.ts'
import { call } from '#web/api/client.ts'
import { withUser } from '../user-list.ts'
import { reloadIfStale, takeUp } from './user-cache.ts'

type UserStatusChange = BodyInput<typeof contract>

const setUserStatus = ({ id, change }: { id: string; change: UserStatusChange }) =>
  call<typeof contract>('PUT /api/admin/users/{id}/status', { params: { id }, body: change })

/** Suspends or restores a user. Their row changes with the answer, not before. */
export const useSetUserStatus = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: setUserStatus,
    onSuccess: (user) => takeUp(client, (list) => withUser(list, user)),
    onError: (error) => reloadIfStale(client, error),
  })
}
