import { type Actor, networkOf } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { enforceLimits } from '#functions/core/limited-handler.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { takeFromLimit, takeNamed } from '#functions/data/rate-limits.ts'
import { aUser } from '#functions/testing/builders.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { type NamedLimit, rateLimits } from '#shared/constants/limits.ts'

/** Whom a limit counts: a person at an address. */
export type Caller = { user: string; ip: string }

/** A limit as its callers meet it. */
export type Limit = {
  name: string
  per: 'user' | 'ip'
  limit: number
  seconds: number
  /** One call. @returns the seconds to wait when it is refused, else undefined */
  call: (caller: Caller, at: Date) => Promise<number | undefined>
  /** What its counts are kept under, and whom it counts. */
  counts: (caller: Caller) => readonly [name: string, counted: string]
}

/** A contract with one of its limits alone, so that the others are not in the way. */
export type LimitedContract = Contract & { limits: readonly [NonNullable<Contract['limits']>[number]] }

/** Every limit of every live route. */
export const limitedContracts: readonly LimitedContract[] = liveRoutes.flatMap((contract) =>
  (contract.limits ?? []).map((limit): LimitedContract => ({ ...contract, limits: [limit] })),
)

export const nameOf = ({ id, limits: [{ per, limit, seconds }] }: LimitedContract): string =>
  `${id}: ${limit} in ${seconds} s per ${per}`

const waitOf = async (call: Promise<void>): Promise<number | undefined> => {
  try {
    await call
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return error.retryAfterSeconds
    throw error
  }
}

const ofContract = (contract: LimitedContract): Limit => ({
  name: nameOf(contract),
  ...contract.limits[0],
  counts: ({ user, ip }) => [contract.id, contract.limits[0].per === 'user' ? user : networkOf(ip)],
  call: ({ user, ip }, at) => {
    const actor: Actor = aUser({ id: user as Actor['id'] })
    const request = { ip } as RequestInfo
    return waitOf(enforceLimits(contract, actor, request, { takeFromLimit, now: () => at }))
  },
})

const ofName = (name: NamedLimit): Limit => ({
  name,
  per: 'user',
  ...rateLimits[name],
  counts: ({ user }) => [name, user],
  call: ({ user }, at) => takeNamed(name, user, at),
})

/** Every limit that counts calls in windows of time. */
export const windowLimits: readonly Limit[] = [
  ...limitedContracts.map(ofContract),
  ...(Object.keys(rateLimits) as NamedLimit[]).map(ofName),
]
