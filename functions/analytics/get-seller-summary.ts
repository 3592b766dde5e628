import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readLeadCount } from '#functions/data/new-lead.ts'
import { listReceivedLeads } from '#functions/data/leads.ts'
import { countOwnedPlates } from '#functions/data/plates.ts'
import { readResponseTime } from '#functions/data/response-times.ts'
import { getSellerSummary as route } from '#shared/api/analytics.ts'
import type { LeadStatus } from '#shared/schemas/lead.ts'

const live = { readLeadCount, listReceivedLeads, countOwnedPlates, readResponseTime }

/**
 * How many contact requests the caller ever received, how those in the inbox stand, how quickly they are answered, and how
 * many number plates the caller has. The statuses are counted, not kept: a request that expires tells nobody, and a kept
 * count would go on naming it.
 */
export const getSellerSummary = async ({ actor }: Input<typeof route>, deps = live) => {
  const [total, leads, plates, responseTime] = await Promise.all([
    deps.readLeadCount(actor.id),
    deps.listReceivedLeads(actor.id),
    deps.countOwnedPlates(actor.id),
    deps.readResponseTime(actor.id),
  ])
  const count = (status: LeadStatus) => leads.filter((lead) => lead.status === status).length
  return {
    leads: { total, NEW: count('NEW'), CONTACTED: count('CONTACTED'), CLOSED: count('CLOSED') },
    plates,
    responseTime,
  }
}

export const handler = routeHandler(route, getSellerSummary)
