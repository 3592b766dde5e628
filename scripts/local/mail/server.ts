import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen, readBody, type RunningServer } from '../http-server.ts'
import { SignatureError, verifyBodySignature } from '../sigv4.ts'
import { MailError, type MailErrorName } from './errors.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'
import { readPublish } from './publish.ts'
import { type Feedback, feedbackOf } from './feedback.ts'
import { readSendEmail, type Sender } from './send-email.ts'
import { showMailbox } from './show-mailbox.ts'

export type MailOptions = {
  port: number
  dataDir: string
  /** The one address that is verified, `Sayara <no-reply@…>`, and its configuration set. */
  sender: Sender
  /** Called for mail to SES's simulator that bounces or is complained about, if it names the configuration set. */
  onFeedback?: (feedback: Feedback) => Promise<void>
}

// A mail of 40 MB is the most that SES takes.
const maxMailBytes = 40 * 1024 * 1024
// SNS takes 256 KB.
const maxTextBytes = 256 * 1024
const sendEmailPath = '/v2/email/outbound-emails'

const faultNames: Partial<Record<SignatureError['fault'], MailErrorName>> = {
  missing: 'MissingAuthenticationTokenException',
  'unknown-key': 'InvalidClientTokenId',
  'foreign-token': 'InvalidClientTokenId',
}

const readSigned = async (request: IncomingMessage, service: string, maxBytes: number): Promise<string> => {
  const body = await readBody(request, maxBytes)
  if (!body) {
    const name = service === 'sns' ? 'InvalidParameter' : 'BadRequestException'
    throw new MailError(name, `The message is longer than ${maxBytes} bytes.`)
  }
  try {
    verifyBodySignature(request, service, body)
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
    throw new MailError(faultNames[error.fault] ?? 'InvalidSignatureException', error.message)
  }
  return body.toString('utf8')
}

const sendEmail = async (
  mailbox: Mailbox,
  request: IncomingMessage,
  { sender, onFeedback }: MailOptions,
): Promise<string> => {
  const { messages, isWatched } = readSendEmail(await readSigned(request, 'ses', maxMailBytes), sender)
  const sentAt = new Date().toISOString()
  const ids = messages.map((message) => mailbox.add({ ...message, sentAt }))
  for (const { to } of messages) {
    const feedback = isWatched ? feedbackOf(to) : undefined
    if (feedback) await onFeedback?.(feedback)
  }
  return JSON.stringify({ MessageId: `local-${ids[0]}` })
}

const publish = async (mailbox: Mailbox, request: IncomingMessage): Promise<string> => {
  const message = readPublish(await readSigned(request, 'sns', maxTextBytes))
  const id = mailbox.add({ ...message, sentAt: new Date().toISOString() })
  return `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>local-${id}</MessageId></PublishResult><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></PublishResponse>`
}

const asMailError = (error: unknown, request: IncomingMessage): MailError => {
  if (error instanceof MailError) return error
  if (!request.errored) console.error('Mail emulator:', error)
  return new MailError('InternalFailure', 'Internal error')
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const refuseAsXml = ({ name, status, message }: MailError, response: ServerResponse): void => {
  const type = status < 500 ? 'Sender' : 'Receiver'
  const error = `<Type>${type}</Type><Code>${name}</Code><Message>${escapeXml(message)}</Message>`
  response.writeHead(status, { 'content-type': 'text/xml' })
  response.end(`<ErrorResponse><Error>${error}</Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`)
}

const refuseAsJson = ({ name, status, message }: MailError, response: ServerResponse): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name })
  response.end(JSON.stringify({ message }))
}

/**
 * SES and SNS of our own on 127.0.0.1, for local running and tests: signed calls, refusals as theirs, the last 500
 * messages kept through kill -9 and shown at `/local/mailbox`. Rejects if port or dataDir is taken.
 */
export const startMail = async (options: MailOptions): Promise<RunningServer> => {
  const { port, dataDir } = options
  const mailbox = openMailbox(dataDir)

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path = '' } = request
    const isText = method === 'POST' && path === '/'
    try {
      if (method === 'POST' && path === sendEmailPath) {
        const answer = await sendEmail(mailbox, request, options)
        response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
      } else if (isText) {
        const answer = await publish(mailbox, request)
        response.writeHead(200, { 'content-type': 'text/xml' }).end(answer)
      } else if (method !== 'GET' || !showMailbox(mailbox, new URL(path, 'http://localhost'), response)) {
        throw new MailError('UnknownOperationException', `There is no ${method} ${path} here`)
      }
    } catch (error) {
      const refuse = isText ? refuseAsXml : refuseAsJson
      refuse(asMailError(error, request), response)
    }
  }

  const server = await listen((request, response) => void handle(request, response), port).catch((error) => {
    mailbox.close()
    throw error
  })
  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await server.close()
    mailbox.close()
  }
  return { port: server.port, close: () => (stopped ??= stop()) }
}
