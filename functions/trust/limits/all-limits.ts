import { type Actor, networkOf } from '#functions/core/caller.ts'
import { hasCode } from '#functions/core/app-error.ts'
import { enforceLimits } from '#functions/core/limited-handler.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { takeFromLimit, takeNamed } from '#functions/data/rate-limits.ts'
import { aUser } from '#functions/testing/builders.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { type NamedLimit, rateLimits } from '#shared/constants/limits.ts'

/** The user and IP address of a call, which limits count by. */
export type Caller = { user: string; ip: string }

/** A limit from its callers' side. */
export type Limit = {
  name: string
  per: 'user' | 'ip'
  limit: number
  seconds: number
  /** Makes one call. @returns the seconds to wait when it is refused, else undefined */
  call: (caller: Caller, at: Date) => Promise<number | undefined>
  /** The name that the limit's counts are stored under, and the user or address that they count. */
  counts: (caller: Caller) => readonly [name: string, counted: string]
}

/** A contract with only one of its limits, so that the others do not interfere. */
export type LimitedContract = Contract & { limits: readonly [NonNullable<Contract['limits']>[number]] }

/** One entry for each limit of every live route but those that the firewall counts. */
export const limitedContracts: readonly LimitedContract[] = liveRoutes.flatMap((contract) =>
  (contract.limits ?? [])
    .filter(({ countedBy }) => countedBy !== 'firewall')
    .map((limit): LimitedContract => ({ ...contract, limits: [limit] })),
)

export const nameOf = ({ id, limits: [{ per, limit, seconds }] }: LimitedContract): string =>
  `${id}: ${limit} in ${seconds} s per ${per}`

const waitOf = async (call: Promise<void>): Promise<number | undefined> => {
  try {
    await call
    return undefined
  } catch (error) {
    if (hasCode(error, 'TOO_MANY_REQUESTS')) return error.retryAfterSeconds
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

/** All limits that count calls in windows of time. */
export const windowLimits: readonly Limit[] = [
  ...limitedContracts.map(ofContract),
  ...(Object.keys(rateLimits) as NamedLimit[]).map(ofName),
]
