import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { orRefused } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'
import { timeoutsOf } from '#functions/core/time.ts'

let client: SESv2Client | undefined

// Two tries only: a mail that could not be sent waits in its outbox, and a try whose answer was lost sends it twice.
const ses = () =>
  (client ??= new SESv2Client({
    maxAttempts: 2,
    requestHandler: timeoutsOf(5000),
  }))

const refusals = new Set(['MessageRejected', 'BadRequestException'])

export type Mail = {
  to: string
  /** The address for replies, when it is not ours. */
  replyTo?: string | undefined
  /** One line. */
  subject: string
  text: string
  html: string
  /** The address that a mail program's own unsubscribe button posts to. */
  oneClickUnsubscribe?: string | undefined
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** Sends a mail from us. @throws MessageRefused when it can never be sent; any other failure of the service as it comes */
export const sendMail = async ({
  to,
  replyTo,
  subject,
  text,
  html,
  oneClickUnsubscribe,
}: Mail): Promise<void> => {
  const Headers = oneClickUnsubscribe && [
    { Name: 'List-Unsubscribe', Value: `<${oneClickUnsubscribe}>` },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ]
  const Simple = {
    Subject: utf8(subject),
    Body: { Text: utf8(text), Html: utf8(html) },
    ...(Headers && { Headers }),
  }
  const command = new SendEmailCommand({
    FromEmailAddress: env().MAIL_FROM,
    ConfigurationSetName: env().MAIL_CONFIGURATION_SET,
    Destination: { ToAddresses: [to] },
    ...(replyTo && { ReplyToAddresses: [replyTo] }),
    Content: { Simple },
  })
  await orRefused(ses().send(command), refusals)
}
