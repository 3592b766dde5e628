import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { submitVerification as contract } from '#shared/api/verification.ts'
import { call } from '#web/api/client.ts'
import { submissionQuery } from './get-submission.ts'

export type NewSubmission = BodyInput<typeof contract>

const submitVerification = (body: NewSubmission) =>
  call<typeof contract>('POST /api/verification/submit', { body })

/** Sends the application. Afterwards it is asked for again, whatever the answer: another tab may have sent it before. */
export const useSubmitVerification = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: submitVerification,
    onSuccess: (submission) => client.setQueryData(submissionQuery.queryKey, submission),
    onSettled: () => void client.invalidateQueries({ queryKey: submissionQuery.queryKey }),
  })
}
