import { ApiError } from './api-error.ts'

const second = 1000

/** Resolves after that many milliseconds; rejects with the signal's reason when it is aborted before. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })

const isBusy = (error: ApiError) => error.code === 'TOO_MANY_REQUESTS'

const isLost = (error: ApiError) => error.code === 'OFFLINE' || error.status >= 500

type RetryOptions = {
  signal: AbortSignal
  /** How often a call is made in all while the server is too busy for it. */
  busyTries: number
  /** The longest wait, in seconds, for a server that names its own; without it, any. */
  longestWait?: number
  /** How often it is made in all without an answer, or with an answer of a broken server; once, if nothing is said. */
  lostTries?: number
}

/** Milliseconds to wait after a call has failed `failures` times, at last with this; undefined where trying again is no use. */
export const waitAfter = (
  error: unknown,
  failures: number,
  { busyTries, lostTries = 1, longestWait = Infinity }: Omit<RetryOptions, 'signal'>,
): number | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (isBusy(error))
    return failures < busyTries ? Math.min(error.retryAfter ?? 5, longestWait) * second : undefined
  return isLost(error) && failures < lostTries ? 2 ** failures * second : undefined
}

/** Makes a call until it succeeds, waiting as long as the server asks for. Throws the error that no waiting will cure. */
export const retry = async <T>(
  act: () => Promise<T>,
  options: RetryOptions,
  deps = { pause },
): Promise<T> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await act()
    } catch (error) {
      const wait = options.signal.aborted ? undefined : waitAfter(error, failures, options)
      if (wait === undefined) throw error
      await deps.pause(wait, options.signal)
    }
  }
}

type PollOptions<T> = {
  signal: AbortSignal
  /** Milliseconds of waiting after which it gives up. */
  deadline: number
  isDone: (answer: T) => boolean
}

/** Milliseconds to wait before asking for the n-th time, from 0: 400 growing to 2000. */
export const waitBefore = (attempt: number): number => Math.min(2000, Math.round(400 * 1.2 ** attempt))

/**
 * Asks again and again until the answer says that something is done, and gives that answer; undefined after the deadline.
 * A lost connection or a busy server says nothing about it. Throws any other error.
 */
export const poll = async <T>(
  ask: () => Promise<T>,
  { signal, deadline, isDone }: PollOptions<T>,
  deps = { pause },
): Promise<T | undefined> => {
  let waited = 0
  for (let attempt = 0; waited < deadline; attempt += 1) {
    const wait = waitBefore(attempt)
    await deps.pause(wait, signal)
    waited += wait
    try {
      const answer = await ask()
      if (isDone(answer)) return answer
    } catch (error) {
      if (!(error instanceof ApiError && (error.status === 429 || isLost(error)))) throw error
    }
  }
  return undefined
}
