import { aboutLead } from '#functions/commands/about-lead.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import type { Actor } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { messageWrite, type MessageRecord } from '#functions/data/lead-messages.ts'
import type { LeadRecord } from '#functions/data/leads.ts'
import type { Write } from '#functions/data/transact.ts'
import { findReader, takesMessages } from '#functions/commands/read-assignees.ts'
import { firstAnswerWrites } from './first-answer.ts'
import { howToNotify, timeOfMessage, withAnswer, withMessage } from '#functions/commands/message-rules.ts'
import { limits } from '#shared/constants/limits.ts'
import { otherSide } from '#shared/rules/status-moves.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { LeadEvent, ViewingPlace } from '#shared/schemas/lead-event.ts'

/** The stores and commands that adding a message uses. */
export const messageStores = { firstAnswerWrites, findReader, notifyWrites }

// A full conversation stays full; a client that obeys must not ask again today.
const fullSeconds = 86_400

type Added = {
  id: string
  from: LeadSide
  /** Who writes. */
  actor: Pick<Actor, 'id' | 'person'>
  /** Typed, or '' for an event. */
  text: string
  event?: LeadEvent | undefined
  /** Where a car is viewed, for the mail about it. */
  place?: ViewingPlace | undefined
  now: Date
}

// Acts that only end what was under way. They need no reader: who is left must be free of it, and of its reminder.
const endings: ReadonlySet<string | undefined> = new Set<LeadEvent['kind']>([
  'VIEWING_CANCELLED',
  'VIEWING_DECLINED',
  'OFFER_DECLINED',
  'OFFER_WITHDRAWN',
])

/** An event as a notification keeps it: without a typed note, which would outlive the account of who wrote it. */
export const toldEvent = (event: LeadEvent): LeadEvent => {
  if (!('note' in event)) return event
  const { note: _, ...told } = event
  return told
}

/**
 * A conversation with one more message, and the writes that go with it: the message, the first answer, and what tells the other side, as far
 * as it is to be told.
 * @throws AppError CONVERSATION_CLOSED, TOO_MANY_REQUESTS when it is full
 */
export const addMessage = async (
  seen: LeadRecord,
  { id, from, actor, text, event, place, now }: Added,
  deps = messageStores,
) => {
  const to = otherSide(from)
  const found = await deps.findReader(seen, to)
  const isEnding = seen.orphanedBy === null && endings.has(event?.kind)
  if (!takesMessages(seen, found) && !isEnding) throw new AppError('CONVERSATION_CLOSED')
  if (!isEnding && seen.messageCount >= limits.lead.messages)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: fullSeconds })

  const at = timeOfMessage(seen, now)
  // Not in a conversation of their own.
  const author = from === 'seller' && seen.sellerId === actor.id ? actor.person : undefined
  const message: MessageRecord = {
    id,
    leadId: seen.id,
    from,
    text,
    createdAt: at.toISOString(),
    ...(event && { event }),
    ...(author && { authorId: author.id }),
  }
  const lead = withMessage(seen, { from, text, event, at })
  const how = howToNotify(seen, to, { event, at })
  const told =
    !found || how === 'NOT'
      ? []
      : await deps.notifyWrites(
          found.reader,
          {
            kind: 'LEAD_REPLY',
            about: { ...aboutLead(seen, to, found.isStaff), ...(event && { event: toldEvent(event) }) },
            place,
            inAppOnly: how === 'IN_APP',
          },
          at,
        )
  const isAnswer = from === 'seller'
  const noted = isAnswer && seen.sellerId ? await deps.firstAnswerWrites(seen, seen.sellerId, at) : []
  return {
    message,
    lead: isAnswer ? withAnswer(lead, at) : lead,
    together: [messageWrite(message), ...told, ...noted],
  }
}

/**
 * A new conversation with the buyer's first act as its last message, and the write of that message. A request without a text counts as
 * unread by itself, and here by its event. `at`: the time of the event, from `timeOfMessage`.
 */
export const withFirstEvent = (
  lead: LeadRecord,
  { id, event, at }: { id: string; event: LeadEvent; at: Date },
): { lead: LeadRecord; together: Write[] } => {
  const message: MessageRecord = {
    id,
    leadId: lead.id,
    from: 'buyer',
    text: '',
    createdAt: at.toISOString(),
    event,
  }
  const unread = { ...lead.unread, seller: lead.messageCount }
  return {
    lead: withMessage({ ...lead, unread }, { from: 'buyer', text: '', event, at }),
    together: [messageWrite(message)],
  }
}
