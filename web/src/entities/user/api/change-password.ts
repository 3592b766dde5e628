import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { changePassword as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'
import { useKeepSession } from './keep-session.ts'

const changePassword = (body: BodyInput<typeof contract>) =>
  call<typeof contract>('POST /api/user/password', { body })

/** Sets a new password. Every other session ends; this one goes on with the new token of the answer. */
export const useChangePasswordCall = () => {
  const keepSession = useKeepSession()
  return useMutation({ mutationFn: changePassword, onSuccess: keepSession })
}
