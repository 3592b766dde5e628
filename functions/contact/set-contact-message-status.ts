import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { getContactMessage, moveContactMessage } from '#functions/data/contact-messages.ts'
import { setContactMessageStatus as route } from '#shared/api/contact.ts'
import { canMoveMessage } from '#shared/rules/status-moves.ts'

const live = { getContactMessage, moveContactMessage, newId, now }

/** Marks a message as answered, or reopens it; with its audit record. Two admins at once: one wins. */
export const setContactMessageStatus = async (
  { actor, params, body: { status } }: Input<typeof route>,
  deps = live,
) => {
  const seen = await deps.getContactMessage(params.id)
  if (!seen) throw new AppError('NOT_FOUND')
  if (!canMoveMessage(seen.status, status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now().toISOString()
  const message = { ...seen, status, answeredAt: status === 'ANSWERED' ? at : null }
  const record = auditWrite({
    id: deps.newId('audit'),
    at,
    actorId: actor.id,
    action: 'message.status',
    subject: seen.id,
    detail: { from: seen.status, to: status },
  })
  await deps.moveContactMessage(message, seen, [record])
  return message
}

export const handler = provenHandler(route, setContactMessageStatus)
