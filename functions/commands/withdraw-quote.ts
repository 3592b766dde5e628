import { newId } from '#functions/adapters/ids.ts'
import { mailWrite } from '#functions/data/mail-outbox.ts'
import { getProvider } from '#functions/data/providers.ts'
import { type QuoteRecord, replaceQuote } from '#functions/data/quotes.ts'
import type { Write } from '#functions/data/transact.ts'
import { wasPassedOn } from '#shared/rules/quote.ts'

const live = { replaceQuote, getProvider, newId }

const erased = { name: '', phone: '', email: null, insurance: null, financing: null }

/** The withdrawal of a request that a company may have is mailed, too: who it is about, so that the company can find and delete it. */
const withdrawalMail = async (seen: QuoteRecord, at: string, deps: typeof live): Promise<Write[]> => {
  const { kind, provider, language, name, car, createdAt } = seen
  const to = wasPassedOn(seen) ? (await deps.getProvider(kind, provider.id))?.email : undefined
  if (!to) return []
  return [
    mailWrite({
      id: deps.newId('mail'),
      channel: 'email',
      to,
      language,
      content: { kind: 'QUOTE_WITHDRAWN', name, car, asked: { kind, createdAt } },
      unsubscribe: null,
      queuedAt: at,
      failures: 0,
    }),
  ]
}

/**
 * Withdraws a request for a quote: what it says is erased, and a company that may have it is asked to delete it, with `together` in the
 * same transaction.
 * @returns the request as it is then
 * @throws AppError ILLEGAL_STATUS_MOVE when it changed since it was read
 */
export const withdrawQuote = async (
  seen: QuoteRecord,
  at: Date,
  together: readonly Write[] = [],
  deps = live,
): Promise<QuoteRecord> => {
  const updatedAt = at.toISOString()
  const quote: QuoteRecord = { ...seen, ...erased, status: 'CLOSED', isWithdrawn: true, updatedAt }
  await deps.replaceQuote(quote, seen, [...(await withdrawalMail(seen, updatedAt, deps)), ...together])
  return quote
}
