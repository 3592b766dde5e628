import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { deleteUser as contract } from '#shared/api/users.ts'
import { call } from '#web/api/client.ts'
import { withoutUser } from '../user-list.ts'
import { reloadIfStale, takeUp } from './user-cache.ts'

const deleteUser = (id: string) => call<typeof contract>('DELETE /api/admin/users/{id}', { params: { id } })

/** Deletes a user. Their row goes with the answer, not before. */
export const useDeleteUser = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteUser,
    onSuccess: (_, id) => takeUp(client, (list) => withoutUser(list, id)),
    onError: (error) => reloadIfStale(client, error),
  })
}
