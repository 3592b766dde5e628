import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { login as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'
import { useKeepSession } from './keep-session.ts'

const login = (body: BodyInput<typeof contract>) => call<typeof contract>('POST /api/login', { body })

/** Signs in and keeps the session. */
export const useLogin = () => {
  const keepSession = useKeepSession()
  return useMutation({ mutationFn: login, onSuccess: keepSession })
}
