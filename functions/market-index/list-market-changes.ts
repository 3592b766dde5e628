import { askSearch } from '#functions/adapters/ask-search.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { listMarketChanges as route } from '#shared/api/market-index.ts'

const live = { askSearch, now }

// The index may be half a minute behind, and its feed fifteen seconds more.
const behindMs = 60_000
// Browsers that ask within it ask the same, so that one answer serves all of them.
const stepMs = 10_000

/** What changed since an instant, and the instant to go on from. What comes twice is ignored by its version. */
export const listMarketChanges = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const at = deps.now().getTime() - behindMs
  const reached = new Date(at - (at % stepMs)).toISOString()
  const changes = await deps.askSearch('marketChanges', { since: query.since })
  return { changes: changes && { ...changes, until: reached > query.since ? reached : query.since } }
}

export const handler = publicHandler(route, listMarketChanges)
