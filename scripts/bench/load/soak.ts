import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const sampleMs = 5000
const mostGrowth = 1.1

/** The resident memory of a process in MB, as Linux reports it. */
const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export type Growth = { early: number; late: number; isFlat: boolean }

/** How memory went: its second fifth beside its last, in MB. The first fifth is warming up: caches fill, code is compiled. */
export const growthOf = (samples: readonly number[]): Growth => {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  const [early, late] = [mean(samples.slice(fifth, 2 * fifth)), mean(samples.slice(-fifth))]
  return { early, late, isFlat: late <= early * mostGrowth }
}

/** Watches a process' memory until the work is done. */
export const watchMemory = async (pid: number, work: Promise<unknown>): Promise<Growth> => {
  const samples: number[] = []
  const done = work.then(() => true)
  do samples.push(await residentMb(pid))
  while (!(await Promise.race([delay(sampleMs, false), done])))
  return growthOf(samples)
}
