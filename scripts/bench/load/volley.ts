import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '#scripts/local/child.ts'

/** One request; `body` is JSON text. */
export type Ask = {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** What a process that asks over HTTP is told: `asks` one after the other, over and over, for so long or so often. */
export type Volley = {
  url: string
  connections: number
  asks: readonly Ask[]
  /** Seconds that an answer is waited for, 10 if absent. */
  patience?: number
} & ({ seconds: number } | { amount: number })

/** What it tells when it is done. Times in milliseconds; `broken` are connections that failed or waited in vain. */
export type Struck = {
  statuses: Readonly<Record<string, number>>
  broken: number
  perSecond: number
  p50: number
  p99: number
}

const script = fileURLToPath(new URL('client-child.ts', import.meta.url))

/** Asks from a process of its own, so that asking and answering do not share a thread. */
export const fire = async (volley: Volley): Promise<Struck> => {
  const child = startChild(script, { env: {} })
  try {
    const struck = firstMessage(child)
    child.send(volley)
    return (await struck) as Struck
  } finally {
    await stopChild(child)
  }
}

/** How many answers had a status that is not among these. */
export const otherThan = ({ statuses }: Struck, allowed: readonly number[]): number =>
  Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (allowed.includes(Number(status)) ? 0 : count),
    0,
  )
