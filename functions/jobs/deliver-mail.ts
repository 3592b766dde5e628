import { createHash } from 'node:crypto'
import { now } from '#functions/core/time.ts'
import { sendMail } from '#functions/adapters/mail.ts'
import { MessageRefused } from '#functions/core/app-error.ts'
import { sendTextMessage } from '#functions/adapters/text-message.ts'
import { env } from '#functions/core/env.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { oneClickUnsubscribe } from '#functions/mail/email-links.ts'
import type { QueuedMail } from '#functions/mail/email.ts'
import { renderEmail, renderTextMessage } from '#functions/mail/render-email.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { countMetric, logger, setMetric } from '#functions/core/logger.ts'
import {
  claimMail,
  type DueMail,
  dueMailPages,
  deleteMail,
  putBackMail,
} from '#functions/data/mail-outbox.ts'

const firstMs = 30_000
const longestMs = 3_600_000

/** Milliseconds to wait after the n-th failure: half a minute, then twice as long each time, an hour at most. */
export const retryAfterMs = (failures: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs)

/** By what an email leaves. */
const channels = { takeNamed, sendMail, sendTextMessage, now }
type Channels = typeof channels

const mayBeTexted = async ({ to, failures }: QueuedMail, by: Channels): Promise<boolean> => {
  // Counted at the first try only; by a hash, so that no number is kept where nobody would look for it.
  if (failures > 0) return true
  const phone = createHash('sha256').update(to).digest('base64url')
  const wait = await by.takeNamed('textMessage', phone, by.now())
  return wait === undefined
}

/** Sends an email in its reader's language. @throws MessageRefused when it can never be sent; any other failure can be retried */
const sendQueued = async (mail: QueuedMail, by: Channels): Promise<void> => {
  const origin = env().PUBLIC_ORIGIN
  if (mail.channel === 'sms') {
    if (!(await mayBeTexted(mail, by))) throw new MessageRefused('too many text messages')
    return by.sendTextMessage(mail.to, renderTextMessage(mail, origin))
  }
  return by.sendMail({
    to: mail.to,
    ...renderEmail(mail, origin),
    replyTo: mail.content.kind === 'CONTACT_MESSAGE' ? mail.content.email : undefined,
    oneClickUnsubscribe: mail.unsubscribe ? oneClickUnsubscribe(origin, mail.unsubscribe) : undefined,
  })
}

const live = {
  dueMailPages,
  claimMail,
  deleteMail,
  putBackMail,
  ...channels,
}
type Deps = typeof live

// Lambda ends the job after 55 s. One email takes at most two tries of 5 s, and its claim outlives that by far.
const runMs = 40_000
const claimMs = 120_000
const givesUpAfterMs = 24 * 3_600_000

const afterFailure = async (claimed: DueMail, error: unknown, deps: Deps): Promise<void> => {
  const { id: mailId, content, channel, queuedAt, failures, traceId } = claimed.mail
  const refusal = error instanceof MessageRefused ? error.message : undefined
  const facts = { mailId, kind: content.kind, channel, failures: failures + 1, refusal, traceId }
  const at = deps.now().getTime()
  if (refusal || at - Date.parse(queuedAt) > givesUpAfterMs) {
    await deps.deleteMail(mailId)
    countMetric('MailGivenUp')
    return logger.error('an email was given up', error, facts)
  }
  await deps.putBackMail(claimed, new Date(at + retryAfterMs(failures + 1)))
  countMetric('MailFailed')
  logger.error('an email could not be sent yet', error, facts)
}

const deliver = async (due: DueMail, deps: Deps): Promise<boolean> => {
  const claimed = await deps.claimMail(due, new Date(deps.now().getTime() + claimMs))
  if (!claimed) return false
  try {
    await sendQueued(claimed.mail, deps)
  } catch (error) {
    await afterFailure(claimed, error, deps)
    return false
  }
  await deps.deleteMail(claimed.mail.id)
  countMetric('MailSent')
  return true
}

/**
 * Sends the emails whose time has come. One that fails waits, longer each time, and is given up after a day or when it
 * can never be sent; one whose run dies between sending and forgetting it is sent twice, which is better than not at all.
 * @returns how many were sent
 */
export const deliverMail = async (deps = live): Promise<number> => {
  const began = deps.now().getTime()
  const isOver = () => deps.now().getTime() - began > runMs
  let sent = 0
  let oldest = 0
  setMetric('OldestMailSeconds', 0)
  // One after the other: some ten a second, which is about what SES lets a new account send.
  for await (const page of deps.dueMailPages(new Date(began)))
    for (const due of page) {
      const isSent = !isOver() && (await deliver(due, deps))
      if (isSent) sent++
      else oldest = Math.max(oldest, began - Date.parse(due.mail.queuedAt))
      setMetric('OldestMailSeconds', Math.round(oldest / 1000))
      if (isOver()) return sent
    }
  return sent
}

/** Schedule → Lambda. */
export const handler = jobHandler('deliverMail', () => deliverMail())
