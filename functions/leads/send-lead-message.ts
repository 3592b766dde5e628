import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { messageWrite, type MessageRecord } from '#functions/data/lead-messages.ts'
import { type LeadRecord, changeLead } from '#functions/data/leads.ts'
import { getUserById } from '#functions/data/users.ts'
import { aboutLead } from '#functions/commands/about-lead.ts'
import { firstAnswerWrites } from './first-answer.ts'
import { isPresent, isWorthTelling, timeOfMessage, withAnswer, withMessage } from './message-rules.ts'
import { sideOfCaller, toLeadMessage } from '#functions/leads/views.ts'
import { sendLeadMessage as route } from '#shared/api/leads.ts'
import { limits } from '#shared/constants/limits.ts'
import { otherSide } from '#shared/rules/status-moves.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'

const live = { changeLead, firstAnswerWrites, getUserById, notifyWrites, newId, now }

// A full conversation stays full; a client that obeys must not ask again today.
const fullSeconds = 86_400

const findReader = async (seen: LeadRecord, to: LeadSide, deps: typeof live) => {
  const readerId = to === 'buyer' ? seen.buyerId : seen.sellerId
  const reader = readerId ? await deps.getUserById(readerId) : undefined
  // A suspended user can neither read nor be written to; and for some seconds after an account is deleted, its conversations
  // are still open.
  if (reader?.status !== 'ACTIVE' || seen.orphanedBy !== null) throw new AppError('CONVERSATION_CLOSED')
  return reader
}

/** Adds a message to a conversation of the caller's and notifies the other side, unless it has just been notified. */
export const sendLeadMessage = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const [id, text] = [deps.newId('message'), body.text]
  let message: MessageRecord | undefined
  await deps.changeLead(params.id, async (seen) => {
    const from = sideOfCaller(seen, actor)
    const to = otherSide(from)
    const reader = await findReader(seen, to, deps)
    if (seen.messageCount >= limits.lead.messages)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: fullSeconds })

    const at = timeOfMessage(seen, deps.now())
    message = { id, leadId: seen.id, from, text, createdAt: at.toISOString() }
    const lead = withMessage(seen, { from, text, at })
    const news = {
      kind: 'LEAD_REPLY' as const,
      about: aboutLead(seen, to),
      inAppOnly: isPresent(seen, to, at),
    }
    const told = isWorthTelling(seen, to, at) ? await deps.notifyWrites(reader, news, at) : []
    const isAnswer = from === 'seller'
    const noted = isAnswer ? await deps.firstAnswerWrites(seen, actor.id, at) : []
    return {
      lead: isAnswer ? withAnswer(lead, at) : lead,
      together: [messageWrite(message), ...told, ...noted],
    }
  })
  if (!message) throw new Error('The change was not asked for')
  return toLeadMessage(message)
}

export const handler = routeHandler(route, sendLeadMessage)
