import { setTimeout as delay } from 'node:timers/promises'
import { sendMail } from '#functions/adapters/mail.ts'
import { sendTextMessage } from '#functions/adapters/text-message.ts'
import { MessageRefused } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'
import { queueHandler, type Message } from '#functions/core/job-handler.ts'
import { secretHash } from '#functions/core/hash.ts'
import { countMetric, logger, setMetric } from '#functions/core/logger.ts'
import { now } from '#functions/core/time.ts'
import {
  claimedMail,
  type ClaimedMail,
  deleteMail,
  type DueMail,
  putBackMail,
  takeMail,
} from '#functions/data/mail-outbox.ts'
import { readMailStop } from '#functions/data/mail-stops.ts'
import { giveQuoteToTeam } from '#functions/data/quotes.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { oneClickUnsubscribe } from '#functions/mail/email-links.ts'
import { isToCompany, type QueuedMail } from '#functions/mail/email.ts'
import { renderEmail, renderTextMessage } from '#functions/mail/render-email.ts'
import { isCalledOff } from './called-off.ts'
import { oneTimeCodes, signInCodes } from '#shared/constants/limits.ts'
import { mailboxOf, mailsADay } from '#shared/rules/reputation.ts'
import { keptSeconds } from '#shared/rules/retention.ts'

const firstMs = 30_000
const longestMs = 3_600_000

/** Milliseconds to wait after the n-th failure: half a minute, then twice as long each time, an hour at most. */
export const retryAfterMs = (failures: number): number =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs)

/** By what an email leaves. */
const channels = { takeNamed, readMailStop, sendMail, sendTextMessage, now }
type Channels = typeof channels

const mayBeTexted = async ({ to, failures, content }: QueuedMail, by: Channels): Promise<boolean> => {
  // Counted at the first try only; by a hash, so that no number is kept where nobody would look for it.
  if (failures > 0) return true
  // Apart, so that nobody is kept from signing in by the number of requests that they get.
  const what = 'about' in content ? 'news' : 'codes'
  const wait = await by.takeNamed('textMessage', `${secretHash(to)} ${what}`, by.now())
  return wait === undefined
}

const replyTo = ({ content }: QueuedMail): string | undefined => {
  if (content.kind === 'CONTACT_MESSAGE') return content.email
  return content.kind === 'QUOTE_REQUEST' ? (content.quote.email ?? undefined) : undefined
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
    replyTo: replyTo(mail),
    oneClickUnsubscribe: mail.unsubscribe ? oneClickUnsubscribe(origin, mail.unsubscribe) : undefined,
  })
}

/** Waits, so that all workers together keep to SES's rate. */
const keepPace = async (): Promise<void> => {
  await delay((1000 * Number(env().MAIL_WORKERS)) / Number(env().MAILS_PER_SECOND))
}

/** The dependencies of the job; tests replace its pace, its clock and the services. */
export const sendMailParts = {
  takeMail,
  deleteMail,
  putBackMail,
  giveQuoteToTeam,
  isCalledOff,
  keepPace,
  ...channels,
}
type Deps = typeof sendMailParts

// Lambda ends the job after a minute. One email takes at most two tries of 6 s, so a try is over long before `tryMs`.
const runMs = 40_000
const tryMs = 120_000
const givesUpAfterMs = 24 * 3_600_000

/** Removes an email that will never be sent. What it asked a company for is our team's from then on. */
const abandon = async (mail: QueuedMail, deps: Deps): Promise<void> => {
  if (mail.content.kind === 'QUOTE_REQUEST') {
    const { id, userId } = mail.content.quote
    // Before the email goes: a run that dies in between does it again.
    if (id && userId) await deps.giveQuoteToTeam(userId, id, deps.now())
  }
  await deps.deleteMail(mail.id, mail)
}

const afterFailure = async (claimed: DueMail, error: unknown, deps: Deps): Promise<void> => {
  const { id: mailId, content, channel, queuedAt, failures, traceId } = claimed.mail
  const refusal = error instanceof MessageRefused ? error.message : undefined
  const facts = { mailId, kind: content.kind, channel, failures: failures + 1, refusal, traceId }
  const at = deps.now().getTime()
  if (refusal || at - Date.parse(queuedAt) > givesUpAfterMs) {
    await abandon(claimed.mail, deps)
    countMetric('MailGivenUp')
    return logger.error('an email was given up', error, facts)
  }
  await deps.putBackMail(claimed, new Date(at + retryAfterMs(failures + 1)))
  countMetric('MailFailed')
  logger.error('an email could not be sent yet', error, facts)
}

// A link to a new password, a code to sign in, or one that confirms an address: its reader asks for it, as often as they may, and without it nobody comes back into an account whose
// mailbox was away for a while. And what people write to the team, whose mailbox has no account that could say that it works again. And that a company is to delete what
// it has, which we promise who withdraws it.
const sentAllTheSame = new Set<QueuedMail['content']['kind']>([
  'PASSWORD_RESET',
  'EMAIL_CONFIRMATION',
  'SIGN_IN_CODE',
  'CONTACT_MESSAGE',
  'QUOTE_WITHDRAWN',
])

/** What is sent to an address because somebody typed it, who may be a stranger. */
const askedByAnybody = new Set<QueuedMail['content']['kind']>([
  'PASSWORD_RESET',
  'EMAIL_CONFIRMATION',
  'SIGN_IN_CODE',
  'STAFF_INVITED',
])

const topicOf = ({ content, unsubscribe, isUnproved }: QueuedMail): keyof typeof mailsADay => {
  if (unsubscribe) return unsubscribe.topic
  if (askedByAnybody.has(content.kind)) return 'asked'
  return isUnproved ? 'unproved' : 'account'
}

/** Whether a mailbox had its emails of a kind for the day. Counted at the first try only, by a hash. */
const isBeyondDay = async (mail: QueuedMail, deps: Deps): Promise<boolean> => {
  const { to, failures, content } = mail
  // To the team, and to companies, whose requests are limited when they are asked.
  if (failures > 0 || content.kind === 'CONTACT_MESSAGE' || isToCompany(content)) return false
  const address = secretHash(mailboxOf(to))
  const topic = topicOf(mail)
  const wait = await deps.takeNamed('mailOfKind', `${address} ${topic}`, deps.now(), mailsADay[topic])
  return wait !== undefined
}

/** For how long codes and links work: after a disturbance of the mail, people must not be sent those that are dead already. */
const worksForSeconds: Partial<Record<QueuedMail['content']['kind'], number>> = {
  SIGN_IN_CODE: signInCodes.seconds,
  PHONE_CONFIRMATION: oneTimeCodes.seconds,
  EMAIL_CONFIRMATION: oneTimeCodes.linkSeconds,
  PASSWORD_RESET: keptSeconds('passwordReset'),
}

const isDead = ({ content, queuedAt }: QueuedMail, at: Date): boolean => {
  const seconds = worksForSeconds[content.kind]
  return seconds !== undefined && at.getTime() - Date.parse(queuedAt) >= seconds * 1000
}

/**
 * Why an email is not sent: what it brings no longer works, no mail goes to its address, its reader does not want this one any more, or had
 * enough today.
 */
const refusalOf = async (
  mail: QueuedMail,
  deps: Deps,
): Promise<'EXPIRED' | 'STOPPED' | 'UNWANTED' | 'DAILY_LIMIT' | undefined> => {
  if (isDead(mail, deps.now())) return 'EXPIRED'
  if (mail.channel === 'sms') return (await deps.isCalledOff(mail)) ? 'UNWANTED' : undefined
  const mayBeStopped = !sentAllTheSame.has(mail.content.kind)
  if (mayBeStopped && (await deps.readMailStop(mail.to, deps.now())) !== null) return 'STOPPED'
  if (await deps.isCalledOff(mail)) return 'UNWANTED'
  return (await isBeyondDay(mail, deps)) ? 'DAILY_LIMIT' : undefined
}

/** @returns the seconds that the email has waited, if it was there to be sent */
const sendOne = async (claim: ClaimedMail, deps: Deps): Promise<number> => {
  const began = deps.now().getTime()
  const taken = await deps.takeMail(claim, new Date(began), new Date(began + tryMs))
  if (!taken) return 0
  const waited = Math.round((began - Date.parse(taken.mail.queuedAt)) / 1000)
  const refusal = await refusalOf(taken.mail, deps)
  if (refusal) {
    // What its asker has called off is nobody's to answer.
    if (refusal === 'UNWANTED') await deps.deleteMail(taken.mail.id, taken.mail)
    else await abandon(taken.mail, deps)
    const { id: mailId, content, traceId } = taken.mail
    logger.info('an email was not sent', { mailId, kind: content.kind, refusal, traceId })
    return waited
  }
  try {
    await sendQueued(taken.mail, deps)
  } catch (error) {
    await afterFailure(taken, error, deps)
    return waited
  }
  await deps.deleteMail(taken.mail.id, taken.mail)
  countMetric('MailSent')
  return waited
}

/**
 * Sends the emails of a batch, one after another. One that the service does not take waits in the outbox, longer each time, and is
 * given up after a day or when it can never be sent; one whose run dies between sending and forgetting it is sent twice, which is
 * better than not at all.
 * @returns the messages whose email could not even be tried, to be delivered again
 */
export const sendClaimedMail = async (
  messages: readonly Message<ClaimedMail>[],
  deps: Deps = sendMailParts,
): Promise<string[]> => {
  const began = deps.now().getTime()
  const untried: string[] = []
  let oldest = 0
  for (const { id, body } of messages) {
    if (deps.now().getTime() - began > runMs) {
      untried.push(id)
      continue
    }
    try {
      const [waited] = await Promise.all([sendOne(body, deps), deps.keepPace()])
      oldest = Math.max(oldest, waited)
    } catch (error) {
      logger.error('an email could not be tried', error, { mailId: body.id })
      untried.push(id)
    }
  }
  setMetric('OldestMailSeconds', oldest)
  return untried
}

/** Queue → Lambda. */
export const handler = queueHandler('sendMail', claimedMail, (messages) => sendClaimedMail(messages))
