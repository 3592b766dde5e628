import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listMessages } from '#functions/data/lead-messages.ts'
import { getLeadById } from '#functions/data/leads.ts'
import { readingOf, readTopics } from './read-topics.ts'
import { sideOfCaller, toLeadMessage, toLeadView } from '#functions/leads/views.ts'
import { listLeadMessages as route } from '#shared/api/leads.ts'

const live = { getLeadById, readTopics, readingOf, listMessages }

/** A conversation of the caller's. Looking at it does not mark it as read: a list that loads ahead must not. */
export const listLeadMessages = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const lead = await deps.getLeadById(params.id)
  if (!lead) throw new AppError('LEAD_NOT_FOUND')
  const side = sideOfCaller(lead, actor)
  const [topicNow, messages] = await Promise.all([deps.readTopics([lead]), deps.listMessages(lead.id)])
  const reading = await deps.readingOf(actor.id, [lead.lastMessage, ...messages])
  return {
    lead: toLeadView(lead, side, topicNow(lead), reading),
    messages: messages.map((message) => toLeadMessage(message, reading.language)),
  }
}

export const handler = routeHandler(route, listLeadMessages)
