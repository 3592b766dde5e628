import { randomBytes } from 'node:crypto'
import type { Person } from '#functions/testing/people.ts'
import type { World } from './world.ts'

/** A valid call that succeeds while there is no fault. */
export type Call = {
  path: string
  token?: string | undefined
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** A call by a person. */
export const as = ({ token }: Person, path: string, body?: unknown): Call => ({ path, token, body })

/** Creates a call and all items that it uses up. */
export type Sample = (world: World) => Call | Promise<Call>

/** A unique name, also usable as an idempotency key. */
export const fresh = (): string => `f${randomBytes(10).toString('hex')}`

/** A number between 100,000 and 999,999: within a few dozen, two are equal in one of a thousand runs. Each run has a market of its own. */
export const freshNumber = (): string => String(100_000 + (randomBytes(4).readUInt32BE() % 900_000))
