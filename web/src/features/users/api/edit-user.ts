import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { editUser as contract } from '#shared/api/users.ts'
import { call } from '#web/api/client.ts'
import { withUser } from '../user-list.ts'
import { reloadIfStale, takeUp } from './user-cache.ts'

export type UserChanges = BodyInput<typeof contract>

const editUser = ({ id, changes }: { id: string; changes: UserChanges }) =>
  call<typeof contract>('PUT /api/admin/users/{id}', { params: { id }, body: changes })

/** Changes a user. Their row changes with the answer, not before. */
export const useEditUser = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: editUser,
    onSuccess: (user) => takeUp(client, (list) => withUser(list, user)),
    onError: (error) => reloadIfStale(client, error),
  })
}
