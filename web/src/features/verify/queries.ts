import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { saveSubmission, submitVerification } from '#shared/api/verification.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { call } from '#web/api/client.ts'
import { applicationQuery } from '#web/entities/application/own-application.ts'

/** An application as far as it is filled in, as the server keeps it. */
export type Draft = BodyInput<typeof saveSubmission>

/** Saves a draft; omitted fields stay as they were. Throws ApiError. */
export const saveDraft = (body: Draft) => call<typeof saveSubmission>('PUT /api/verification/draft', { body })

export type NewApplication = BodyInput<typeof submitVerification>

/** Submits the application. On success and on failure, it is fetched again: another tab may have submitted it before. */
export const useSubmitApplication = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewApplication) =>
      call<typeof submitVerification>('POST /api/verification/submit', { body }),
    onSuccess: (application) => client.setQueryData(applicationQuery.queryKey, application),
    onSettled: () => void client.invalidateQueries({ queryKey: applicationQuery.queryKey }),
  })
}

/** Changes of the application outside of its form: an appeal is added, or it was decided meanwhile. */
export const useChangeApplication = () => {
  const client = useQueryClient()
  return {
    addAppeal: (appeal: OwnAppeal): void =>
      void client.setQueryData(
        applicationQuery.queryKey,
        (application) => application && { ...application, appeal },
      ),
    refresh: (): void => void client.invalidateQueries({ queryKey: applicationQuery.queryKey }),
  }
}
