import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { updateUser as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'
import { currentUserQuery } from './get-current-user.ts'

const updateUser = (body: BodyInput<typeof contract>) => call<typeof contract>('PATCH /api/user', { body })

/** Changes one's own details; every place that names the user follows. */
export const useUpdateUser = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: updateUser,
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  })
}
