import { logger } from '#functions/core/logger.ts'

/**
 * The attempts of one run of a job at things of which one that fails stops no other; `complaint` is what the log says of it. A run in
 * which something failed and nothing succeeded fails in the end, since alarms ring where no run succeeds.
 */
export const startAttempts = (complaint: string) => {
  const counts = { succeeded: 0, failed: 0 }
  let failure: unknown
  return {
    counts,
    /** @returns whether it succeeded */
    attempt: async (
      about: Readonly<Record<string, string>>,
      work: () => Promise<unknown>,
    ): Promise<boolean> => {
      try {
        await work()
        counts.succeeded++
        return true
      } catch (error) {
        logger.error(complaint, error, about)
        counts.failed++
        failure = error
        return false
      }
    },
    /** @throws the last failure, when nothing succeeded */
    end: (): void => {
      if (counts.failed > 0 && counts.succeeded === 0) throw failure
    },
  }
}
