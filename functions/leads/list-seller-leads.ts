import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listReceivedLeads } from '#functions/data/leads.ts'
import { withListings } from '#functions/leads/with-listings.ts'
import { listSellerLeads as route } from '#shared/api/leads.ts'

const live = { listReceivedLeads, withListings }

/** The contact requests about the caller's cars. */
export const listSellerLeads = async ({ actor }: Input<typeof route>, deps = live) =>
  deps.withListings(await deps.listReceivedLeads(actor.id), 'seller')

export const handler = routeHandler(route, listSellerLeads)
