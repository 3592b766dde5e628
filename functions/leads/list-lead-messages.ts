import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listMessages } from '#functions/data/lead-messages.ts'
import { getLeadById } from '#functions/data/leads.ts'
import { getListingById } from '#functions/data/listings.ts'
import { sideOfCaller } from '#functions/leads/side-of-caller.ts'
import { toLeadMessage, toLeadView } from '#functions/leads/views.ts'
import { listLeadMessages as route } from '#shared/api/leads.ts'

const live = { getLeadById, getListingById, listMessages }

/** A conversation of the caller's. Looking at it does not mark it as read: a list that loads ahead must not. */
export const listLeadMessages = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const lead = await deps.getLeadById(params.id)
  if (!lead) throw new AppError('LEAD_NOT_FOUND')
  const side = sideOfCaller(lead, actor)
  const [listing, messages] = await Promise.all([
    deps.getListingById(lead.listing.id),
    deps.listMessages(lead.id),
  ])
  return { lead: toLeadView(lead, side, listing), messages: messages.map(toLeadMessage) }
}

export const handler = routeHandler(route, listLeadMessages)
