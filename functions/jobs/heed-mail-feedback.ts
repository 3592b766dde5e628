import * as z from 'zod/mini'
import { changePreferences, withoutTopic } from '#functions/commands/change-preferences.ts'
import { type Message, queueHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { dayMs, now } from '#functions/core/time.ts'
import { countPassingBounce, stopMail } from '#functions/data/mail-stops.ts'
import { listProviders } from '#functions/data/providers.ts'
import { giveQuoteToTeam, listMailedQuotes } from '#functions/data/quotes.ts'
import { findUserId } from '#functions/data/users.ts'

/** SES says `action` only where a report of the delivery was attached. */
const reported = z.object({ emailAddress: z.string(), action: z.optional(z.string()) })
type Reported = z.output<typeof reported>
const recipients = z.array(reported)

/** What `infra/stacks/queues.ts` passes on of an event of SES. */
export const mailFeedback = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bounce'),
    /** Permanent: the mailbox does not exist. Transient or Undetermined: it may take the next email. */
    bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
    /** Missing in what an older version has queued. */
    bounceSubType: z.optional(z.string()),
    recipients,
  }),
  z.object({ kind: z.literal('complaint'), recipients }),
])
type MailFeedback = z.output<typeof mailFeedback>

const live = {
  stopMail,
  countPassingBounce,
  findUserId,
  changePreferences,
  listProviders,
  listMailedQuotes,
  giveQuoteToTeam,
  now,
}
type Deps = typeof live

/** The bare address of what SES reports: `Noor <noor@example.com>` or the address alone. */
const addressIn = (text: string): string => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text

// An email is tried for a day, and its bounce may take some more. Which request it was for is not told, so the company may have the others.
const bouncesWithinMs = 3 * dayMs

/** Gives the requests for quotes that companies were lately mailed at an address to our team: its mailbox takes no mail. */
const giveBouncedToTeam = async (address: string, at: Date, deps: Deps): Promise<void> => {
  const companies = await Promise.all([deps.listProviders('insurance'), deps.listProviders('financing')])
  const since = new Date(at.getTime() - bouncesWithinMs)
  for (const { id, email } of companies.flat())
    if (email?.toLowerCase() === address.toLowerCase())
      for (const quote of await deps.listMailedQuotes(id, since))
        await deps.giveQuoteToTeam(quote.userId, quote.id, at, true)
}

/**
 * Whether the mail arrived and was answered by itself ("out of office"): SES reports that as a bounce of no certain kind, but a reply has
 * no report of a delivery, which servers attach to what they refuse.
 */
const isAutomaticReply = (feedback: MailFeedback, { action }: Reported): boolean =>
  feedback.kind === 'bounce' &&
  feedback.bounceType === 'Transient' &&
  feedback.bounceSubType === 'General' &&
  !action

const heed = async (feedback: MailFeedback, recipient: Reported, deps: Deps): Promise<void> => {
  if (isAutomaticReply(feedback, recipient)) return
  const at = deps.now()
  const address = addressIn(recipient.emailAddress)
  if (feedback.kind === 'complaint') {
    await deps.stopMail(address, 'complaint', at)
    // It means no more than the button "unsubscribe" beside it, and is noted like it.
    const userId = await deps.findUserId(address)
    if (userId) await deps.changePreferences(userId, (before) => withoutTopic(before, 'all'), 'unsubscribe')
  } else if (feedback.bounceType === 'Permanent') {
    await deps.stopMail(address, 'bounce', at)
    await giveBouncedToTeam(address, at, deps)
  } else if (await deps.countPassingBounce(address, at)) await giveBouncedToTeam(address, at, deps)
}

/**
 * Stops mail to addresses that do not exist, kept refusing, or whose readers called it spam; the latter get none that they could
 * unsubscribe from either. Requests for quotes that a company did not get are our team's then. Doing it again begins the year of such a
 * stop anew, and a failure that may pass counts once more.
 * @returns the messages that have to come again
 */
export const heedMailFeedback = async (
  messages: readonly Message<MailFeedback>[],
  deps: Deps = live,
): Promise<string[]> => {
  const failed: string[] = []
  for (const { id, body } of messages)
    try {
      for (const recipient of body.recipients) await heed(body, recipient, deps)
    } catch (error) {
      logger.error('mail feedback could not be stored', error, { kind: body.kind, id })
      failed.push(id)
    }
  return failed
}

/** Queue → Lambda. */
export const handler = queueHandler('heedMailFeedback', mailFeedback, (messages) =>
  heedMailFeedback(messages),
)
