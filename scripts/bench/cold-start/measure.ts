import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const child = join(import.meta.dirname, 'load.mjs')

/** How long after its start a process was ready, and how much of the processor's time that took, in milliseconds. */
export type StartTimes = { ready: number; cpu: number }

const startOnce = async (file: string): Promise<StartTimes> =>
  JSON.parse((await run(process.execPath, [child, pathToFileURL(file).href])).stdout)

const shuffled = <T>(values: readonly T[]): T[] => {
  const mixed = [...values]
  for (let end = mixed.length - 1; end > 0; end--) {
    const at = Math.floor(Math.random() * (end + 1))
    ;[mixed[end], mixed[at]] = [mixed[at]!, mixed[end]!]
  }
  return mixed
}

/**
 * The shortest start of each file. Every sample is a process of its own; each round takes all files in another order, so that what
 * else the machine does falls on all alike.
 */
export const startTimes = async (
  files: readonly string[],
  rounds: number,
): Promise<ReadonlyMap<string, StartTimes>> => {
  const shortest = new Map<string, StartTimes>()
  for (let round = 0; round < rounds; round++) {
    for (const file of shuffled(files)) {
      const { ready, cpu } = await startOnce(file)
      const before = shortest.get(file) ?? { ready, cpu }
      shortest.set(file, { ready: Math.min(before.ready, ready), cpu: Math.min(before.cpu, cpu) })
    }
  }
  return shortest
}
