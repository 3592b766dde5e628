import { useQueryClient } from '@tanstack/react-query'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { submissionQuery } from './get-submission.ts'

/** What happens to the application outside of its form: it is appealed for, or was answered meanwhile. */
export const useChangeSubmission = () => {
  const client = useQueryClient()
  return {
    onAppealed: (appeal: OwnAppeal): void =>
      void client.setQueryData(
        submissionQuery.queryKey,
        (submission) => submission && { ...submission, appeal },
      ),
    refresh: (): void => void client.invalidateQueries({ queryKey: submissionQuery.queryKey }),
  }
}
