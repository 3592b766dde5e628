import { now } from './time.ts'
import { type Actor, networkOf, personBehind } from './caller.ts'
import { AppError } from './app-error.ts'
import type { RequestInfo } from './read-request.ts'
import { takeFromLimit } from '#functions/data/rate-limits.ts'
import type { Contract } from '#shared/api/contract.ts'
import { composeHandler, type Handler, type Operation } from './compose-handler.ts'

const live = { takeFromLimit, now }

/** Counts the call against each limit of its contract but those that the firewall counts. @throws AppError TOO_MANY_REQUESTS with the seconds to wait. */
export const enforceLimits = async (
  { id, limits = [] }: Contract,
  actor: Actor | undefined,
  { ip }: RequestInfo,
  deps = live,
): Promise<void> => {
  for (const { per, limit, seconds, countedBy } of limits) {
    if (countedBy === 'firewall') continue
    const caller = per === 'user' && actor ? personBehind(actor).id : networkOf(ip)
    const retryAfterSeconds = await deps.takeFromLimit(id, caller, limit, seconds, deps.now())
    if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }
}

/** The Lambda handler of a route that everybody may call, so often: as `publicHandler`, with the table for its counts. */
export const limitedHandler = <C extends Contract & { access: 'public' }>(
  contract: C,
  operate: Operation<C>,
): Handler => composeHandler(contract, operate, { admit: async () => undefined, enforceLimits })
