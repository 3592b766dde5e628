import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds. */
export type Latency = {
  /** How many of the queries were asked. */
  asked: number
  mean: number
  p50: number
  p99: number
  /** The mean of each query that was asked, in their order. */
  byQuery: readonly number[]
}

type Plan = {
  /** How often each query is asked and timed. */
  rounds: number
  /** When to stop asking further queries, in each round and in the round that warms up. */
  budgetMs: number
}

// Below that many a 99th percentile says nothing.
const fewestQueries = 100

const summary = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, p50: at(0.5), p99: at(0.99) }
}

/**
 * Asks a system one query after the other and times each. First all of them untimed, so that every cache is warm, every
 * statement prepared and every function compiled.
 */
export const measureLatency = async <Query>(
  { ask }: { ask: (query: Query) => unknown },
  queries: readonly Query[],
  { rounds, budgetMs }: Plan,
): Promise<Latency> => {
  const round = async (asked: readonly Query[]): Promise<number[]> => {
    const times: number[] = []
    const start = performance.now()
    for (const query of asked) {
      const before = performance.now()
      const read = ask(query)
      if (read instanceof Promise) await read
      const after = performance.now()
      times.push(after - before)
      if (after - start > budgetMs && times.length >= fewestQueries) break
    }
    return times
  }
  const asked = queries.slice(0, (await round(queries)).length)
  collectGarbage()
  const timed: number[][] = []
  for (let count = 0; count < rounds; count++) timed.push(await round(asked))
  const count = Math.min(...timed.map(({ length }) => length))
  const byQuery = asked.slice(0, count).map((_, place) => {
    return timed.reduce((sum, times) => sum + times[place]!, 0) / rounds
  })
  return { asked: count, ...summary(timed.flatMap((times) => times.slice(0, count))), byQuery }
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Frees unreferenced memory, so that it is not counted and does not interrupt the next measurement. */
export const collectGarbage = (): void => {
  // A second round frees objects that the first one only finalises, such as array buffers.
  collect()
  collect()
}

/** Milliseconds of processor time that some work takes, on every thread of this process. */
export const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Bytes of all typed arrays that can be reached from a value, except below the properties named. */
export const bufferBytes = (root: unknown, without: readonly string[] = []): number => {
  const seen = new Set<object>()
  const waiting: unknown[] = [root]
  let bytes = 0
  const enter = (value: unknown) => {
    if (typeof value === 'object' && value !== null && !seen.has(value)) waiting.push(value)
  }
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (ArrayBuffer.isView(value)) enter(value.buffer)
    else if (value instanceof ArrayBuffer || value instanceof SharedArrayBuffer) bytes += value.byteLength
    else if (value instanceof Map) for (const [key, each] of value) [key, each].forEach(enter)
    else if (value instanceof Set) for (const each of value) enter(each)
    else if (Array.isArray(value)) {
      // Lists of texts are long, and hold no buffer.
      if (typeof value[0] !== 'string') for (const each of value) enter(each)
    } else for (const [name, each] of Object.entries(value)) if (!without.includes(name)) enter(each)
  }
  return bytes
}
