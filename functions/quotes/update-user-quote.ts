import { withdrawQuote } from '#functions/commands/withdraw-quote.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { forgetContactWrites } from '#functions/data/new-lead.ts'
import { getQuote, quoteSubject, replaceQuote } from '#functions/data/quotes.ts'
import { updateUserQuote as route } from '#shared/api/quotes.ts'
import { canMoveQuote } from '#shared/rules/status-moves.ts'

const live = { getQuote, replaceQuote, withdrawQuote, forgetContactWrites, now }

/**
 * Says that a company has answered the caller, or withdraws the request, which is also how to correct it: the company can be asked again
 * at once.
 * @throws AppError NOT_FOUND, ILLEGAL_STATUS_MOVE
 */
export const updateUserQuote = async (
  { actor, params, body: { status } }: Input<typeof route>,
  deps = live,
) => {
  const seen = await deps.getQuote(actor.id, params.id)
  if (!seen) throw new AppError('NOT_FOUND')
  const isWithdrawn = status === 'CLOSED'
  // One that an admin has closed still says everything, so it can be withdrawn, too.
  if (isWithdrawn ? seen.isWithdrawn : !canMoveQuote(seen.status, status))
    throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now()
  if (isWithdrawn) {
    const subject = quoteSubject(seen.provider.id, seen.car)
    return deps.withdrawQuote(seen, at, await deps.forgetContactWrites(actor, subject, seen.createdAt, at))
  }
  const quote = { ...seen, status, updatedAt: at.toISOString() }
  await deps.replaceQuote(quote, seen, [])
  return quote
}

export const handler = routeHandler(route, updateUserQuote)
