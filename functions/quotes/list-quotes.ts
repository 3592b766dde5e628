import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { countQuotes, findQuotes } from '#functions/data/quotes.ts'
import { listQuotes as route } from '#shared/api/quotes.ts'

const live = { findQuotes, countQuotes }

/** Requests for quotes in a status, with counts of all statuses. */
export const listQuotes = async ({ query }: Input<typeof route>, deps = live) => {
  const [{ items: quotes, nextCursor }, counts] = await Promise.all([
    deps.findQuotes(query.status, query),
    deps.countQuotes(query.provider),
  ])
  return { quotes, counts, nextCursor }
}

export const handler = provenHandler(route, listQuotes)
