import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readReplyTemplates } from '#functions/data/reply-templates.ts'
import { getReplyTemplates as route } from '#shared/api/leads.ts'

const live = { readReplyTemplates }

/** The answers that the caller keeps ready. */
export const getReplyTemplates = ({ actor }: Input<typeof route>, deps = live) =>
  deps.readReplyTemplates(actor.id)

export const handler = routeHandler(route, getReplyTemplates)
