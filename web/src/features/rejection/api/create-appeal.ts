import { useMutation } from '@tanstack/react-query'
import type { createAppeal as contract } from '#shared/api/appeals.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import { call } from '#web/api/client.ts'

const createAppeal = (body: BodyInput<typeof contract>) =>
  call<typeof contract>('POST /api/appeals', { body })

/** Asks the admins to look again at what they refused; once per refusal. Who shows the refused thing shows the answer. */
export const useCreateAppeal = () => useMutation({ mutationFn: createAppeal })
