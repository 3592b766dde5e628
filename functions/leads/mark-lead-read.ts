import { sideOfCaller } from '#functions/leads/views.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeLead } from '#functions/data/leads.ts'
import { markLeadRead as route } from '#shared/api/leads.ts'

const live = { changeLead }

/** Marks a conversation as read by the caller; the other side is not notified. */
export const markLeadRead = async ({ actor, params }: Input<typeof route>, deps = live) => {
  await deps.changeLead(params.id, async (seen) => {
    const side = sideOfCaller(seen, actor)
    return seen.unread[side] === 0 ? undefined : { lead: { ...seen, unread: { ...seen.unread, [side]: 0 } } }
  })
}

export const handler = routeHandler(route, markLeadRead)
