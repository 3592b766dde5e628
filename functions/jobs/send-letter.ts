import { createHash } from 'node:crypto'
import { now } from '#functions/adapters/clock.ts'
import { sendMail } from '#functions/adapters/mail.ts'
import { MessageRefused } from '#functions/adapters/message-refused.ts'
import { sendTextMessage } from '#functions/adapters/text-message.ts'
import { env } from '#functions/core/env.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { oneClickUnsubscribe } from '#functions/mail/letter-links.ts'
import type { QueuedMail } from '#functions/mail/letter.ts'
import { renderLetter, renderTextMessage } from '#functions/mail/render-letter.ts'

/** By what a letter leaves. */
export const channels = { takeNamed, sendMail, sendTextMessage, now }
type Channels = typeof channels

const mayBeTexted = async ({ to, failures }: QueuedMail, by: Channels): Promise<boolean> => {
  // Counted at the first try only; by a hash, so that no number is kept where nobody would look for it.
  if (failures > 0) return true
  const phone = createHash('sha256').update(to).digest('base64url')
  const wait = await by.takeNamed('textMessage', phone, by.now())
  return wait === undefined
}

/** Sends a letter in its reader's language. @throws MessageRefused when it can never be sent; any other failure is worth another try */
export const sendLetter = async (mail: QueuedMail, by: Channels): Promise<void> => {
  const origin = env().PUBLIC_ORIGIN
  if (mail.channel === 'sms') {
    if (!(await mayBeTexted(mail, by))) throw new MessageRefused('too many text messages')
    return by.sendTextMessage(mail.to, renderTextMessage(mail, origin))
  }
  return by.sendMail({
    to: mail.to,
    ...renderLetter(mail, origin),
    replyTo: mail.letter.kind === 'CONTACT_MESSAGE' ? mail.letter.email : undefined,
    oneClickUnsubscribe: mail.unsubscribe ? oneClickUnsubscribe(origin, mail.unsubscribe) : undefined,
  })
}
