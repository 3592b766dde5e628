import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { forgotPassword as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'

const forgotPassword = (body: BodyInput<typeof contract>) =>
  call<typeof contract>('POST /api/password/forgot', { body })

/** Asks for a mail with a link to set a new password. The answer never tells whether there is such an account. */
export const useForgotPasswordCall = () => useMutation({ mutationFn: forgotPassword })
