import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { env } from '#functions/core/env.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { insertContactMessage } from '#functions/data/contact-messages.ts'
import { mailWrite } from '#functions/data/mail-outbox.ts'
import { sendContactMessage as route } from '#shared/api/contact.ts'

const live = { insertContactMessage, newId, now }

/** Keeps a message to the team and mails it to them. */
export const sendContactMessage = async ({ body }: Input<typeof route>, deps = live): Promise<void> => {
  const at = deps.now().toISOString()
  const mail = mailWrite({
    id: deps.newId('mail'),
    channel: 'email',
    to: env().SUPPORT_MAILBOX,
    language: 'en',
    content: { kind: 'CONTACT_MESSAGE', ...body },
    unsubscribe: null,
    queuedAt: at,
    failures: 0,
  })
  const message = { id: deps.newId('contactMessage'), ...body, createdAt: at }
  await deps.insertContactMessage({ ...message, status: 'OPEN', answeredAt: null }, [mail])
}

export const handler = limitedHandler(route, sendContactMessage)
