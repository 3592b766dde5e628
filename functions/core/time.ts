import { AsyncLocalStorage } from 'node:async_hooks'
import { hasCode } from './app-error.ts'

/** The present. Handlers take it as a dependency, so that tests can move it. */
export const now = (): Date => new Date()

/** A day in milliseconds. */
export const dayMs = 86_400_000

/** An instant in whole seconds since 1970, as the table's expiry and tokens count. */
export const epochSeconds = (at: Date | string): number => Math.floor(new Date(at).getTime() / 1000)

// The pool's clock stamps the tokens and may be a little behind ours.
const clocksApartMs = 50

/** Waits until a second, of epoch seconds, has begun. For the next one at most: a token's time of issue has no smaller unit. */
export const untilSecond = async (second: number): Promise<void> => {
  await new Promise((done) => setTimeout(done, second * 1000 + clocksApartMs - Date.now()))
}

/**
 * How long the work of a request may take. Below the eight seconds in which people get a response even after failures, and below the ten
 * after which Lambda ends a function.
 */
export const requestMs = 7000

/** After so long, in ms, what requests stored during a change is visible everywhere: longer than any request runs and any index lags. */
export const settledAfterMs = 60_000

let storeMs = 2000

const storage = new AsyncLocalStorage<AbortSignal>()

/** Does the work of a request, or a job's change of one offer; store calls that are still pending at its timeout are aborted. */
export const withinRequestTime = <T>(work: () => Promise<T>): Promise<T> =>
  storage.run(AbortSignal.timeout(Math.max(requestMs, storeMs)), work)

/** Aborted when the time of the present request is over; undefined outside of one, as in most of a job. */
const requestSignal = (): AbortSignal | undefined => storage.getStore()

/**
 * The timeouts of an SDK client: a second to connect, and `ms` for a response to begin and for each further byte of it. Both
 * are set: `requestTimeout` ends with the first byte, so without `socketTimeout` a response that stops half-way would be
 * awaited for ever.
 */
export const timeoutsOf = (ms: number) =>
  ({
    connectionTimeout: 1000,
    requestTimeout: ms,
    socketTimeout: ms,
    throwOnRequestTimeout: true,
  }) as const

/** The timeouts of a store: three tries stay inside the timeout of a request, and the error then becomes a 503. */
export const storeTimeouts = () => timeoutsOf(storeMs)

/**
 * Lets a process in which no person waits for a response wait longer for the stores: on a busy machine, one that makes the demo data or
 * answers tests would fail by the timeout of a request. Said before its first call of them.
 */
export const waitForStores = (ms: number): void => {
  storeMs = ms
}

type Options = { abortSignal?: unknown }
type Handle<Answer> = (request: never, options?: Options) => Answer

/**
 * Aborts the calls of an SDK client with the request that it serves: successive tries, each within its timeout, add up to more
 * than anybody waits. An aborted call is also not sent later, when the function is woken up for another request.
 * @returns the same client
 */
export const endWithRequest = <Client extends { config: { requestHandler: { handle: Handle<unknown> } } }>(
  client: Client,
): Client => {
  const { requestHandler } = client.config
  const handle = requestHandler.handle.bind(requestHandler)
  requestHandler.handle = (request, options) =>
    handle(request, { ...options, abortSignal: options?.abortSignal ?? requestSignal() })
  return client
}

type RetryOptions = {
  /** The maximum number of tries. */
  tries: number
  /** Whether another try may succeed after this error. */
  when: (error: unknown) => boolean
  /** The longest first pause, which doubles with each try, and the longest of all. */
  pause?: { firstMs: number; mostMs: number }
}

/** Full jitter: any length up to the given one, since callers that collided once would collide again after equal pauses. */
const delay = (mostMs: number) => new Promise((done) => setTimeout(done, Math.random() * mostMs))

/**
 * Does work again while it fails in a way that may pass, with random, growing pauses; the work must read afresh each time.
 * Ends with the time of the request.
 * @throws the last error
 */
export const retry = async <T>(
  work: () => Promise<T>,
  { tries, when, pause: { firstMs, mostMs } = { firstMs: 40, mostMs: 1000 } }: RetryOptions,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === tries || requestSignal()?.aborted || !when(error)) throw error
      await delay(Math.min(firstMs * 2 ** (attempt - 1), mostMs))
    }
  }
}

/** Whether a change was refused because a concurrent one was faster. */
export const isConflict = (error: unknown): boolean => hasCode(error, 'CONFLICT', 'EDIT_CONFLICT')

/**
 * Repeats work that a concurrent write has overtaken: for changes that are valid whatever the other one wrote.
 * @throws AppError CONFLICT or EDIT_CONFLICT when every try was overtaken
 */
export const retryConflict = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, { tries: 4, when: isConflict, pause: { firstMs: 10, mostMs: 100 } })

/** Does work for each of many, at most `atOnce` at a time, in order of their beginning. Rejects when one of them does. */
export const eachAtOnce = async <T>(
  all: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<void>,
): Promise<void> => {
  const waiting = all.values()
  const worker = async () => {
    // The workers share one iterator, so each takes what comes next.
    for (const each of waiting) await work(each)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** The same for work of which one failure must not keep the others from being done. @returns the first failure, or undefined */
export const tryEachAtOnce = async <T>(
  all: readonly T[],
  atOnce: number,
  work: (each: T) => Promise<void>,
): Promise<unknown> => {
  let failure: unknown
  await eachAtOnce(all, atOnce, async (each) => {
    try {
      await work(each)
    } catch (error) {
      failure ??= error
    }
  })
  return failure
}
