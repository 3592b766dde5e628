import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Input, routeHandler } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { mailWrite } from '#functions/data/mail-outbox.ts'
import { getProvider } from '#functions/data/providers.ts'
import { getQuote, type QuoteRecord, replaceQuote } from '#functions/data/quotes.ts'
import type { Write } from '#functions/data/transact.ts'
import { updateUserQuote as route } from '#shared/api/quotes.ts'
import { wasPassedOn } from '#shared/rules/quote.ts'
import { canMoveQuote } from '#shared/rules/status-moves.ts'

const live = { getQuote, replaceQuote, getProvider, newId, now }

const erased = { name: '', phone: '', email: null, insurance: null, financing: null }

/** The withdrawal of a request that a company may have is mailed, too: who it is about, so that the company can find and delete it. */
const withdrawalMail = async (seen: QuoteRecord, at: string, deps: typeof live): Promise<Write[]> => {
  const { kind, provider, language, name, car } = seen
  const to = wasPassedOn(seen) ? (await deps.getProvider(kind, provider.id))?.email : undefined
  if (!to) return []
  return [
    mailWrite({
      id: deps.newId('mail'),
      channel: 'email',
      to,
      language,
      content: { kind: 'QUOTE_WITHDRAWN', name, car },
      unsubscribe: null,
      queuedAt: at,
      failures: 0,
    }),
  ]
}

/**
 * Says that a company has answered the caller, or withdraws the request.
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
  const at = deps.now().toISOString()
  const moved = { ...seen, status, updatedAt: at }
  const quote = isWithdrawn ? { ...moved, ...erased, isWithdrawn } : moved
  await deps.replaceQuote(quote, seen, isWithdrawn ? await withdrawalMail(seen, at, deps) : [])
  return quote
}

export const handler = routeHandler(route, updateUserQuote)
