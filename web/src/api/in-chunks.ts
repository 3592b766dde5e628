import { ApiError } from './api-error.ts'
import { isPageLeaving, mostOnLeaving } from './client.ts'

/** The result for one item; `failure` is an error code, null on success. What else is told, is what it has now. */
export type BulkResult = {
  id: string
  failure: string | null
  status?: string | undefined
  version?: number | undefined
}

/** Splits ids into groups of at most `size`, the most that one call takes. */
export const chunksOf = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  )

/** The number of items done, those that failed, and the error codes, the most frequent first. */
export const tallyOf = (results: readonly BulkResult[]) => {
  const counts = new Map<string, number>()
  for (const { failure } of results) if (failure !== null) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  const reasons = [...counts].map(([code, count]) => ({ code, count })).toSorted((a, b) => b.count - a.count)
  const failed = results.filter(({ failure }) => failure !== null).map(({ id }) => id)
  return { done: results.length - failed.length, failed, reasons }
}
export type Tally = ReturnType<typeof tallyOf>

type Calls = {
  /** The number of ids in one call. */
  size: number
  send: (ids: readonly string[]) => Promise<readonly BulkResult[]>
  /** How many have been answered so far. */
  onProgress: (answered: number) => void
}

/**
 * Sends chunk after chunk and tells after each how many have been answered. A call that fails ends it: its things and
 * those after it bear its code, because nobody knows of the one and nobody asked for the others. When the page goes, what is left
 * leaves at once, as much of it as a browser takes then.
 */
export const runChunks = async (
  ids: readonly string[],
  { size, send, onProgress }: Calls,
): Promise<BulkResult[]> => {
  const results: BulkResult[] = []
  const chunks = chunksOf(ids, size)
  /** The calls that were made, in the order of their chunks. */
  const calls: Promise<readonly BulkResult[]>[] = []
  /** Why a call failed; empty while none did. */
  let failure = ''
  const failed = (chunk: readonly string[]) => chunk.map((id) => ({ id, failure }))
  const sendUntil = (count: number) => {
    for (const chunk of failure ? [] : chunks.slice(calls.length, count)) {
      const sent = send(chunk)
      // Of one that leaves ahead it is heard only in its turn.
      sent.catch(() => undefined)
      calls.push(sent)
    }
  }
  const sendRest = () => {
    if (isPageLeaving()) sendUntil(Math.floor((results.length + mostOnLeaving) / size))
  }
  globalThis.window?.addEventListener('pagehide', sendRest)
  globalThis.document?.addEventListener('visibilitychange', sendRest)
  try {
    for (const [at, chunk] of chunks.entries()) {
      // The first leaves in this very turn: the page may be going already.
      sendUntil(at + 1)
      sendRest()
      const call = calls[at]
      try {
        results.push(...(call ? await call : failed(chunk)))
        if (!failure) onProgress(results.length)
      } catch (error) {
        failure ||= error instanceof ApiError ? error.code : 'INTERNAL'
        results.push(...failed(chunk))
      }
    }
  } finally {
    globalThis.window?.removeEventListener('pagehide', sendRest)
    globalThis.document?.removeEventListener('visibilitychange', sendRest)
  }
  return results
}
