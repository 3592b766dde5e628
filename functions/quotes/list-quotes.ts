import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { countQuotes, findQuotes } from '#functions/data/quotes.ts'
import { findSoughtUsers } from '#functions/data/sought-users.ts'
import { listQuotes as route } from '#shared/api/quotes.ts'

const live = { findQuotes, findSoughtUsers, countQuotes }

/** Requests for quotes in a status, with counts of all statuses. */
export const listQuotes = async ({ query }: Input<typeof route>, deps = live) => {
  const sought = await deps.findSoughtUsers(query.search)
  const [{ items: quotes, nextCursor }, counts] = await Promise.all([
    deps.findQuotes(query.status, { ...query, sought }),
    deps.countQuotes(query.provider),
  ])
  return { quotes, counts, nextCursor }
}

export const handler = provenHandler(route, listQuotes)
