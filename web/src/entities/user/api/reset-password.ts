import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { resetPassword as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'
import { clearSession } from '#web/stores/session.ts'

const resetPassword = (body: BodyInput<typeof contract>) =>
  call<typeof contract>('POST /api/password/reset', { body })

/** Sets a new password by a mailed link. Every session ends with it, one of this browser too. */
export const useResetPasswordCall = () => useMutation({ mutationFn: resetPassword, onSuccess: clearSession })
