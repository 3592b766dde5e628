import { collectGarbage } from './garbage.ts'

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

export type Plan = {
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
