import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { storeReplyTemplates } from '#functions/data/reply-templates.ts'
import { setReplyTemplates as route } from '#shared/api/leads.ts'

const live = { storeReplyTemplates }

/** Replaces the answers that the caller keeps ready, as they were seen. */
export const setReplyTemplates = async ({ actor, body }: Input<typeof route>, deps = live) => {
  await deps.storeReplyTemplates(actor.id, body.templates, body.seen)
  return body.templates
}

export const handler = routeHandler(route, setReplyTemplates)
