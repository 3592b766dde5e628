import { AsyncLocalStorage } from 'node:async_hooks'

// Below the eight seconds in which people get an answer, whatever fails, and below the ten after which Lambda ends a function.
const requestMs = 7000

const storage = new AsyncLocalStorage<AbortSignal>()

/** Does the work of a request; what it still waits for from a store is given up when its time is over. */
export const withinRequestTime = <T>(work: () => Promise<T>): Promise<T> =>
  storage.run(AbortSignal.timeout(requestMs), work)

/** Says when the time of the present request is over; undefined outside of one, as in a job. */
export const requestTime = (): AbortSignal | undefined => storage.getStore()
