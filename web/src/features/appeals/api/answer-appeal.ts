import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { answerAppeal as contract } from '#shared/api/appeals.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'
import { call } from '#web/api/client.ts'

type Answer = { appeal: AppealView; status: 'GRANTED' | 'UPHELD'; answer: string }

/** The version sent is the one that was looked at, so that nothing is granted that its seller has changed since. */
const answerAppeal = ({ appeal: { id, about }, status, answer }: Answer) =>
  call<typeof contract>('PUT /api/admin/appeals/{id}/status', {
    params: { id },
    body: {
      status,
      ...(answer && { answer }),
      ...(about.version !== null && { version: about.version }),
    },
  })

/** Grants an appeal or upholds the refusal. Whatever the answer, all that admins see is asked for again. */
export const useAnswerAppeal = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: answerAppeal,
    onSettled: () => client.invalidateQueries({ queryKey: ['account', 'admin'] }),
  })
}
