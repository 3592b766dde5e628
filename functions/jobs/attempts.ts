import { logger } from '#functions/core/logger.ts'
import { eachAtOnce } from '#functions/core/time.ts'

/** A job that is started every minute begins nothing after so long: Lambda ends it after 55 s, and the rest is for what is under way. */
export const minuteJobMs = 40_000

/** The same for a job that Lambda ends after two minutes: what is due then is due in its next run too. */
export const twoMinuteJobMs = 90_000

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

const atOnce = 10

type Working<T> = {
  complaint: string
  about: (each: T) => Readonly<Record<string, string>>
  now: () => Date
}

/**
 * Works through what is due in a job that is started every minute, until its time is over. One that fails stops no other; `complaint` and
 * `about` are what the log says of it.
 * @throws the last failure, however much succeeded
 */
export const workThrough = async <T>(
  pages: AsyncIterable<readonly T[]>,
  work: (each: T) => Promise<void>,
  { complaint, about, now }: Working<T>,
): Promise<void> => {
  const began = now().getTime()
  let failure: unknown
  for await (const page of pages) {
    await eachAtOnce(page, atOnce, async (each) => {
      try {
        await work(each)
      } catch (error) {
        logger.error(complaint, error, about(each))
        failure = error
      }
    })
    if (now().getTime() - began >= minuteJobMs) break
  }
  if (failure) throw failure
}
