import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readLeadCount } from '#functions/data/new-lead.ts'
import { listReceivedLeads } from '#functions/data/leads.ts'
import { countOwnedPlates } from '#functions/data/plates.ts'
import { readResponseTime } from '#functions/data/response-times.ts'
import { getSellerSummary as route } from '#shared/api/analytics.ts'
import type { LeadStatus } from '#shared/schemas/lead.ts'

const live = { readLeadCount, listReceivedLeads, countOwnedPlates, readResponseTime, now }

/**
 * A summary for the seller: leads ever received, leads by status, response time, and number plates. Statuses are counted on
 * request, not kept: a lead expires without an event, and a kept count would go on including it.
 */
export const getSellerSummary = async ({ actor }: Input<typeof route>, deps = live) => {
  const [total, leads, plates, responseTime] = await Promise.all([
    deps.readLeadCount(actor.id),
    deps.listReceivedLeads(actor.id),
    deps.countOwnedPlates(actor.id),
    deps.readResponseTime(actor.id),
  ])
  const now = deps.now().toISOString()
  const count = (status: LeadStatus) => leads.filter((lead) => lead.status === status).length
  return {
    leads: {
      total,
      NEW: count('NEW'),
      CONTACTED: count('CONTACTED'),
      CLOSED: count('CLOSED'),
      due: leads.filter(({ reminder }) => reminder && reminder.at <= now).length,
    },
    plates,
    responseTime,
  }
}

export const handler = routeHandler(route, getSellerSummary)
