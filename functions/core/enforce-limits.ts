import { now } from '#functions/adapters/clock.ts'
import type { Actor } from '#functions/core/actor.ts'
import { AppError } from '#functions/core/app-error.ts'
import { networkOf } from '#functions/core/network.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { takeFromLimit } from '#functions/data/rate-limits.ts'
import type { Contract } from '#shared/api/contract.ts'

const live = { takeFromLimit, now }

/** Counts the call against each limit of its contract. @throws AppError TOO_MANY_REQUESTS with the seconds to wait. */
export const enforceLimits = async (
  { id, limits = [] }: Contract,
  actor: Actor | undefined,
  { ip }: RequestInfo,
  deps = live,
): Promise<void> => {
  for (const { per, limit, seconds } of limits) {
    const caller = per === 'user' && actor ? actor.id : networkOf(ip)
    const retryAfterSeconds = await deps.takeFromLimit(id, caller, limit, seconds, deps.now())
    if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }
}
