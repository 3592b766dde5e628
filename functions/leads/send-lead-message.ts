import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { personBehind } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import type { MessageRecord } from '#functions/data/lead-messages.ts'
import { changeLead } from '#functions/data/leads.ts'
import { addMessage, messageStores } from './add-message.ts'
import { sideOfCaller, toLeadMessage } from '#functions/leads/views.ts'
import { sendLeadMessage as route } from '#shared/api/leads.ts'
import { fullName } from '#shared/rules/user.ts'

const live = { ...messageStores, changeLead, newId, now }

/** Adds a message to a conversation of the caller's and notifies the other side, unless it has just been notified. */
export const sendLeadMessage = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const id = deps.newId('message')
  let message: MessageRecord | undefined
  await deps.changeLead(params.id, async (seen) => {
    const from = sideOfCaller(seen, actor)
    const typed = { id, from, actor, text: body.text, now: deps.now() }
    const added = await addMessage(seen, typed, deps)
    message = added.message
    return added
  })
  if (!message) throw new Error('The change was not asked for')
  // Typed: there is nothing to word.
  return toLeadMessage(message, 'en', message.authorId && fullName(personBehind(actor)))
}

export const handler = routeHandler(route, sendLeadMessage)
