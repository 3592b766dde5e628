import { sideOfCaller } from '#functions/leads/views.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeLead } from '#functions/data/leads.ts'
import { markLeadRead as route } from '#shared/api/leads.ts'

const live = { changeLead }

/**
 * Marks a conversation as read by the caller, as far as they have seen it: a message that their page has not loaded stays unread. The other
 * side is not notified.
 */
export const markLeadRead = async ({ actor, params, query }: Input<typeof route>, deps = live) => {
  await deps.changeLead(params.id, async (seen) => {
    const side = sideOfCaller(seen, actor)
    // An older client says nothing of it.
    if (query.seenAt !== undefined && query.seenAt !== seen.lastActivityAt) return undefined
    return seen.unread[side] === 0 ? undefined : { lead: { ...seen, unread: { ...seen.unread, [side]: 0 } } }
  })
}

export const handler = routeHandler(route, markLeadRead)
