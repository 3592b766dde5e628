import { now } from '#functions/core/time.ts'
import { type Actor, personBehind } from '#functions/core/caller.ts'
import { changeLead, type LeadRecord } from '#functions/data/leads.ts'
import { readingOf, readTopics } from './read-topics.ts'
import { sideOfCaller, toLeadView, type TopicNow } from './views.ts'
import type { LeadSide, LeadView } from '#shared/schemas/lead.ts'

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
