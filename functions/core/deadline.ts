import { AsyncLocalStorage } from 'node:async_hooks'

// Below the eight seconds in which people get an answer, whatever fails, and below the ten after which Lambda ends a function.
const requestMs = 7000

const storage = new AsyncLocalStorage<AbortSignal>()

/** Does the work of a request; what it still waits for from a store is given up when its time is over. */
export const withinRequestTime = <T>(work: () => Promise<T>): Promise<T> =>
  storage.run(AbortSignal.timeout(requestMs), work)

/** Says when the time of the present request is over; undefined outside of one, as in a job. */
export const requestTime = (): AbortSignal | undefined => storage.getStore()

/**
 * How a client of the SDK waits: a second for a connection, and as long as said for an answer to begin and for each further byte of it.
 * Both are set, for a silent socket ends the one wait as well; without the other an answer that stops half-way would be waited for for
 * ever.
 */
export const timeoutsOf = (ms: number) =>
  ({
    connectionTimeout: 1000,
    requestTimeout: ms,
    socketTimeout: ms,
    throwOnRequestTimeout: true,
  }) as const

/** That of a store: three tries stay inside the time of a request, and the error then becomes a 503. */
export const storeTimeouts = timeoutsOf(2000)

type Options = { abortSignal?: unknown }
type Handle<Answer> = (request: never, options?: Options) => Answer

/**
 * Lets a client of the SDK give up with the request that it serves: tries that come one after another, each in time, add up to more than
 * anybody waits. What is given up is also not sent any more, by a function that is woken up for somebody else.
 * @returns the same client
 */
export const endWithRequest = <Client extends { config: { requestHandler: { handle: Handle<unknown> } } }>(
  client: Client,
): Client => {
  const { requestHandler } = client.config
  const handle = requestHandler.handle.bind(requestHandler)
  requestHandler.handle = (request, options) =>
    handle(request, { ...options, abortSignal: options?.abortSignal ?? requestTime() })
  return client
}
