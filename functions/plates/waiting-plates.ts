import { AppError } from '#functions/core/app-error.ts'
import type { Actor } from '#functions/core/caller.ts'
import { listOwnedPlates } from '#functions/data/plates.ts'
import { readReputation } from '#functions/data/reputation.ts'
import { accountLimits } from '#shared/rules/reputation.ts'

const live = { readReputation, listOwnedPlates }

/**
 * Makes sure that one more plate of a person may wait for review: each is work for an admin, and no proof was asked for. Counted in an index
 * that lags a moment.
 * @returns what was read of the person for it, and the limit
 * @throws AppError TOO_MANY_PLATES
 */
export const checkWaitingPlates = async (
  { actor, ip }: { actor: Actor; ip: string },
  at: Date,
  deps = live,
) => {
  const reputation = await deps.readReputation(actor, ip, at)
  const own = await deps.listOwnedPlates(actor.id)
  const limit = accountLimits.waitingPlates[reputation]
  if (own.filter(({ status }) => status === 'PENDING').length >= limit) throw new AppError('TOO_MANY_PLATES')
  return { reputation, own, limit }
}
