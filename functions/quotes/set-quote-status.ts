import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { getQuote, replaceQuote } from '#functions/data/quotes.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { setQuoteStatus as route } from '#shared/api/quotes.ts'
import { canMoveQuote } from '#shared/rules/status-moves.ts'

const live = { getQuote, replaceQuote, newId, now }

/** Moves a request on, with its audit record. Two admins at once: one wins. */
export const setQuoteStatus = async (
  { actor, params, body: { status } }: Input<typeof route>,
  deps = live,
) => {
  const seen = await deps.getQuote(params.userId, params.id)
  if (!seen) throw new AppError('NOT_FOUND')
  if (!canMoveQuote(seen.status, status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now().toISOString()
  const quote = { ...seen, status, updatedAt: at }
  const record = auditWrite({
    id: deps.newId('audit'),
    at,
    actorId: actor.id,
    action: 'quote.status',
    subject: seen.id,
    detail: { from: seen.status, to: status, provider: seen.provider.id },
  })
  await deps.replaceQuote(quote, seen, [record])
  return quote
}

export const handler = provenHandler(route, setQuoteStatus)
