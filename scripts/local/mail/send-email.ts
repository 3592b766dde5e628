import * as z from 'zod/mini'
import { addressOf } from './addresses.ts'
import { MailError } from './errors.ts'
import type { Message } from './mailbox.ts'

const content = z.object({ Data: z.string(), Charset: z.optional(z.string()) })
const addresses = z.optional(z.array(z.string()))

const request = z.object({
  FromEmailAddress: z.optional(z.string()),
  ConfigurationSetName: z.optional(z.string()),
  Destination: z.optional(
    z.object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses }),
  ),
  ReplyToAddresses: addresses,
  Content: z.object({
    Simple: z.optional(
      z.object({
        Subject: content,
        Body: z.object({ Text: z.optional(content), Html: z.optional(content) }),
        Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
      }),
    ),
  }),
})
type Simple = NonNullable<z.output<typeof request>['Content']['Simple']>

const refuse = (message: string): never => {
  throw new MailError('BadRequestException', message)
}

const parse = (body: string): z.output<typeof request> => {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new MailError('SerializationException', 'The request body is not valid JSON.')
  }
  const { data, error } = request.safeParse(json)
  return data ?? refuse(`Value at '${error?.issues[0]?.path.join('.')}' is not valid`)
}

// The service's own limits on what may be added to a mail.
const maxHeaders = 15
const headerName = /^[!-9;-~]{1,126}$/
const headerValue = /^[ -~]{1,870}$/

const headersOf = ({ Headers = [] }: Simple): Record<string, string> => {
  if (Headers.length > maxHeaders) refuse(`A message may have at most ${maxHeaders} headers`)
  for (const { Name, Value } of Headers) {
    if (!headerName.test(Name)) refuse('Header name contains an illegal character')
    if (!headerValue.test(Value)) refuse(`Header value of ${Name} contains an illegal character`)
  }
  return Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value]))
}

const subjectOf = ({ Subject }: Simple): string => {
  // oxlint-disable-next-line no-control-regex -- a line break in a subject would begin another header
  if (/[\u0000-\u001f\u007f]/.test(Subject.Data)) refuse('Control characters are not allowed in the subject')
  return Subject.Data
}

const maxRecipients = 50

const recipientsOf = ({ Destination = {} }: z.output<typeof request>): string[] => {
  const { ToAddresses = [], CcAddresses = [], BccAddresses = [] } = Destination
  const all = [...ToAddresses, ...CcAddresses, ...BccAddresses]
  if (all.length === 0) refuse('Destination must name at least one recipient')
  if (all.length > maxRecipients) refuse(`Recipient count exceeds ${maxRecipients}`)
  return all.map(addressOf)
}

/** What a stage's stack has made for its mail: the one verified address, and the configuration set. */
export type Sender = { address: string; configurationSet: string }

/**
 * The emails of a SendEmail call, from its body: one message per recipient, of simple content, from the one address it may use; and
 * whether what becomes of them is told. Throws MailError for what SES refuses.
 */
export const readSendEmail = (
  body: string,
  sender: Sender,
): { messages: Omit<Message, 'id' | 'sentAt'>[]; isWatched: boolean } => {
  const input = parse(body)
  const { FromEmailAddress: from, ReplyToAddresses = [], Content, ConfigurationSetName: set } = input
  if (set !== undefined && set !== sender.configurationSet)
    throw new MailError('NotFoundException', `Configuration set <${set}> does not exist.`)
  if (!from) return refuse("Missing required header 'From'.")
  const simple = Content.Simple ?? refuse('Only simple content is supported here')
  const { Text, Html } = simple.Body
  if (!Text && !Html) refuse('The body must have a text or an HTML part')
  const recipients = recipientsOf(input)
  if (addressOf(from) !== addressOf(sender.address)) {
    throw new MailError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check: ${from}`,
    )
  }
  const message = {
    channel: 'email' as const,
    from,
    replyTo: ReplyToAddresses.map(addressOf).join(', '),
    subject: subjectOf(simple),
    text: Text?.Data ?? '',
    html: Html?.Data ?? '',
    headers: headersOf(simple),
  }
  return { messages: recipients.map((to) => ({ ...message, to })), isWatched: set !== undefined }
}
