import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listReceivedLeads, listSentLeads } from '#functions/data/leads.ts'
import { withListings } from '#functions/leads/with-listings.ts'
import { listUserLeads as route } from '#shared/api/leads.ts'

const live = { listReceivedLeads, listSentLeads, withListings }

/** The caller's conversations as buyer, or as seller; never anybody else's. */
export const listUserLeads = async ({ actor, query }: Input<typeof route>, deps = live) =>
  query.role === 'seller'
    ? deps.withListings(await deps.listReceivedLeads(actor.id), 'seller')
    : deps.withListings(await deps.listSentLeads(actor.id), 'buyer')

export const handler = routeHandler(route, listUserLeads)
