import { now } from '#functions/core/time.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Actor, personBehind } from '#functions/core/caller.ts'
import { changeLead, type LeadRecord } from '#functions/data/leads.ts'
import { readingOf, readTopics } from './read-topics.ts'
import { sideOfCaller, toLeadView, type TopicNow } from './views.ts'
import type { LeadSide, LeadView } from '#shared/schemas/lead.ts'

/** @throws AppError CONVERSATION_CLOSED once a side has left, INQUIRY_CLOSED while its seller has closed it */
export const refuseClosed = ({ orphanedBy, status }: LeadRecord): void => {
  if (orphanedBy !== null) throw new AppError('CONVERSATION_CLOSED')
  if (status === 'CLOSED') throw new AppError('INQUIRY_CLOSED')
}

/** The stores that changing a conversation uses. */
export const conversationStores = { changeLead, readTopics, readingOf, now }

/** A conversation as it is now, at a time, and the side of who changes it. */
type Present = { seen: LeadRecord; side: LeadSide; topic: TopicNow; at: Date }

/**
 * Changes a conversation of the caller's by what `change` makes of it, as `changeLead` does.
 * @returns it as the caller sees it then
 * @throws AppError LEAD_NOT_FOUND, also for a stranger; all errors of `change`
 */
export const changeConversation = async (
  { actor, id }: { actor: Actor; id: string },
  deps: typeof conversationStores,
  change: (present: Present) => ReturnType<Parameters<typeof changeLead>[1]>,
): Promise<LeadView> => {
  let topic: TopicNow = {}
  const lead = await deps.changeLead(id, async (seen) => {
    const side = sideOfCaller(seen, actor)
    topic = (await deps.readTopics([seen]))(seen)
    return change({ seen, side, topic, at: deps.now() })
  })
  const reading = await deps.readingOf(personBehind(actor).id, [lead.lastMessage])
  return toLeadView(lead, sideOfCaller(lead, actor), topic, reading)
}
