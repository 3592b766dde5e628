import { AppError } from './app-error.ts'
import { requestTime } from './deadline.ts'

type Options = {
  /** How often the work is done at most. */
  tries: number
  /** Whether another try may succeed after this error. */
  when: (error: unknown) => boolean
  /** The longest first pause, which doubles with each try, and the longest of all. */
  pause?: { firstMs: number; mostMs: number }
}

/** Any length up to the given one: callers that met once would meet again if they waited equally long. */
const delay = (mostMs: number) => new Promise((done) => setTimeout(done, Math.random() * mostMs))

/**
 * Does work again while it fails in a way that may pass, with random, growing pauses; the work must read afresh each time.
 * Ends with the time of the request.
 * @throws the last error
 */
export const retry = async <T>(
  work: () => Promise<T>,
  { tries, when, pause: { firstMs, mostMs } = { firstMs: 40, mostMs: 1000 } }: Options,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === tries || requestTime()?.aborted || !when(error)) throw error
      await delay(Math.min(firstMs * 2 ** (attempt - 1), mostMs))
    }
  }
}

/** Whether a change was refused because another one was quicker. */
export const isConflict = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'EDIT_CONFLICT')

/**
 * Does work again that another writer has overtaken: for changes that make sense whatever the other one wrote.
 * @throws AppError CONFLICT or EDIT_CONFLICT when it keeps being overtaken
 */
export const retryConflict = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, { tries: 4, when: isConflict, pause: { firstMs: 10, mostMs: 100 } })
