import { personBehind } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listReceivedLeads } from '#functions/data/leads.ts'
import { withTopics } from './read-topics.ts'
import { listSellerLeads as route } from '#shared/api/leads.ts'

const live = { listReceivedLeads, withTopics }

/** The contact requests about the caller's cars and plates. */
export const listSellerLeads = async ({ actor }: Input<typeof route>, deps = live) =>
  deps.withTopics(await deps.listReceivedLeads(actor.id), 'seller', personBehind(actor).id)

export const handler = routeHandler(route, listSellerLeads)
