import { ApiError } from '#web/api/api-error.ts'
import { pause } from '#web/api/pause.ts'

const second = 1000
// A limit per minute may bite several times in a stock of thousands; a lost connection for half a minute is lost.
const busyAtMost = 20
const lostAtMost = 4

/** Milliseconds to wait before trying again what failed `failures` times with this, or undefined where that is no use. */
export const waitAfter = (error: unknown, failures: number): number | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'TOO_MANY_REQUESTS')
    return failures < busyAtMost ? (error.retryAfter ?? 5) * second : undefined
  const isPassing = error.code === 'OFFLINE' || error.status >= 500
  return isPassing && failures < lostAtMost ? 2 ** failures * 2 * second : undefined
}

/** Does something until it succeeds, waiting as long as the server asks for. Throws what no waiting will mend. */
export const patiently = async <T>(
  act: () => Promise<T>,
  signal: AbortSignal,
  wait: typeof pause = pause,
): Promise<T> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await act()
    } catch (error) {
      const ms = signal.aborted ? undefined : waitAfter(error, failures)
      if (ms === undefined) throw error
      await wait(ms, signal)
    }
  }
}
