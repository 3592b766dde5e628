import { randomBytes } from 'node:crypto'
import type { World } from './world.ts'

/** A call that is valid and succeeds while nothing is wrong. */
export type Call = {
  path: string
  token?: string | undefined
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Makes a call, with whatever it uses up. */
export type Sample = (world: World) => Call | Promise<Call>

/** A name that nobody has, and that a request of its own may bear. */
export const fresh = (): string => `f${randomBytes(10).toString('hex')}`

/** Two numbers between 100,000 and 999,999 meet once in a thousand runs of a few dozen; a run has a market of its own. */
export const freshNumber = (): string => String(100_000 + (randomBytes(4).readUInt32BE() % 900_000))
