import { MailError } from './errors.ts'
import type { Message } from './mailbox.ts'

// The service cuts a longer text into several messages, up to this many characters in all.
const maxCharacters = 1600

const refuse = (message: string): never => {
  throw new MailError('InvalidParameter', `Invalid parameter: ${message}`)
}

const attributesOf = (form: URLSearchParams): [string, string][] => {
  const names = [...form.keys()].filter((name) => /^MessageAttributes\.entry\.\d+\.Name$/.test(name))
  return names.map((name) => [
    form.get(name) ?? '',
    form.get(name.replace(/Name$/, 'Value.StringValue')) ?? '',
  ])
}

const checkAttribute = ([name, value]: [string, string]): void => {
  if (name === 'AWS.SNS.SMS.SMSType') {
    if (!['Transactional', 'Promotional'].includes(value)) refuse(`${name} Reason: ${value} is not valid`)
  } else if (name.startsWith('AWS.')) refuse(`${name} Reason: not supported here`)
}

/** The text message of a Publish call to a phone number, from its form. Throws MailError for what SNS refuses. */
export const readPublish = (body: string): Omit<Message, 'id' | 'sentAt'> => {
  const form = new URLSearchParams(body)
  if (form.get('Action') !== 'Publish') {
    throw new MailError('UnknownOperationException', `Unknown operation ${form.get('Action')}`)
  }
  if (form.has('TopicArn') || form.has('TargetArn')) {
    throw new MailError('NotFoundException', 'Topic does not exist')
  }
  const to = form.get('PhoneNumber') ?? ''
  const text = form.get('Message') ?? ''
  if (!/^\+[1-9]\d{6,14}$/.test(to)) refuse(`PhoneNumber Reason: ${to} is not valid to publish to`)
  if (!text) refuse('Empty message')
  if (text.length > maxCharacters) refuse('Message Reason: the text is too long')
  attributesOf(form).forEach(checkAttribute)
  return { channel: 'sms', to, from: '', replyTo: '', subject: '', text, html: '', headers: {} }
}
