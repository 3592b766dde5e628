import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { register as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'
import { useKeepSession } from './keep-session.ts'

const register = (body: BodyInput<typeof contract>) => call<typeof contract>('POST /api/register', { body })

/** Creates an account and keeps its session: whoever registers is signed in. */
export const useRegister = () => {
  const keepSession = useKeepSession()
  return useMutation({ mutationFn: register, onSuccess: keepSession })
}
