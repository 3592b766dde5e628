import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listReceivedLeads, listSentLeads } from '#functions/data/leads.ts'
import { withTopics } from './read-topics.ts'
import { listUserLeads as route } from '#shared/api/leads.ts'

const live = { listReceivedLeads, listSentLeads, withTopics }

/** The caller's conversations as buyer, or as seller; never anybody else's. */
export const listUserLeads = async ({ actor, query }: Input<typeof route>, deps = live) =>
  query.role === 'seller'
    ? deps.withTopics(await deps.listReceivedLeads(actor.id), 'seller', actor.id)
    : deps.withTopics(await deps.listSentLeads(actor.id), 'buyer', actor.id)

export const handler = routeHandler(route, listUserLeads)
