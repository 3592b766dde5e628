import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { localRegion } from '../credentials.ts'
import type { Messages, QueueSettings, StoredMessage } from './message-store.ts'

/** A refusal in SQS's own words. */
export class QueueError extends Error {
  readonly status: number
  constructor(name: string, message: string, status = 400) {
    super(message)
    this.name = name
    this.status = status
  }
}

/** The surroundings of an operation. */
export type Surroundings = {
  messages: Messages
  url: string
  announce: (queue: string) => void
  /** Resolves when a message was sent, after some milliseconds, or when the caller has gone. */
  waitForMessage: (queue: string, ms: number) => Promise<void>
  isGone: () => boolean
}

const account = '000000000000'
const mostAtOnce = 10
// A message, and all of a batch together.
const mostBytes = 1024 * 1024
const recheckMs = 1000

const whole = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
const name = z.string().check(z.regex(/^[\w-]{1,80}$/))
const seconds = whole(43_200)
const attributes = z.optional(z.record(z.string(), z.string()))
const address = { QueueUrl: z.string() }
const receipt = { ReceiptHandle: z.string().check(z.minLength(1)) }
// Attributes of messages and what belongs to FIFO queues are not accepted: nothing here would honour them.
const message = { MessageBody: z.string().check(z.minLength(1)), DelaySeconds: z.optional(whole(900)) }
const entryId = { Id: z.string().check(z.regex(/^[\w-]{1,80}$/)) }

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const queueOf = ({ messages }: Surroundings, queueUrl: string): string => {
  const queue = queueUrl.slice(queueUrl.lastIndexOf('/') + 1)
  if (!messages.settingsOf(queue))
    throw new QueueError('QueueDoesNotExist', 'The specified queue does not exist.')
  return queue
}

const arnOf = (queue: string): string => `arn:aws:sqs:${localRegion}:${account}:${queue}`

const redrivePolicy = z.object({
  deadLetterTargetArn: z.string(),
  maxReceiveCount: z.union([z.number(), z.string()]),
})

const settingsIn = (given: Record<string, string> = {}): Partial<QueueSettings> => {
  const { VisibilityTimeout, MessageRetentionPeriod, RedrivePolicy, ...others } = given
  const [unknown] = Object.keys(others)
  if (unknown) throw new QueueError('InvalidAttributeName', `Unknown Attribute ${unknown}.`)
  const policy = RedrivePolicy ? redrivePolicy.parse(JSON.parse(RedrivePolicy)) : undefined
  return {
    ...(VisibilityTimeout && { visibilitySeconds: Number(VisibilityTimeout) }),
    ...(MessageRetentionPeriod && { retentionSeconds: Number(MessageRetentionPeriod) }),
    ...(policy && {
      deadLetters: {
        queue: policy.deadLetterTargetArn.split(':').at(-1) ?? '',
        maxReceives: Number(policy.maxReceiveCount),
      },
    }),
  }
}

const checkEntries = (entries: readonly { Id: string }[]): void => {
  if (entries.length === 0)
    throw new QueueError('EmptyBatchRequest', 'There should be at least one entry in the request.')
  if (entries.length > mostAtOnce)
    throw new QueueError('TooManyEntriesInBatchRequest', `Maximum number of entries per request is 10.`)
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    throw new QueueError('BatchEntryIdsNotDistinct', 'Two or more batch entries have the same Id.')
}

const checkBytes = (bodies: readonly string[]): void => {
  const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0)
  if (bytes > mostBytes)
    throw new QueueError('BatchRequestTooLong', 'The length of all the messages together is too long.')
}

const send = (
  given: Surroundings,
  queue: string,
  entries: readonly { MessageBody: string; DelaySeconds?: number | undefined }[],
): { MessageId: string; MD5OfMessageBody: string }[] => {
  checkBytes(entries.map(({ MessageBody }) => MessageBody))
  const ids = given.messages.add(
    queue,
    entries.map(({ MessageBody, DelaySeconds = 0 }) => ({ body: MessageBody, delaySeconds: DelaySeconds })),
  )
  given.announce(queue)
  return entries.map(({ MessageBody }, at) => ({
    MessageId: ids[at] ?? '',
    MD5OfMessageBody: md5(MessageBody),
  }))
}

const shown = ({ id, body, receipt: ReceiptHandle, receives, sentAt, firstReceivedAt }: StoredMessage) => ({
  MessageId: id,
  ReceiptHandle,
  Body: body,
  MD5OfBody: md5(body),
  Attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: String(sentAt),
    ApproximateFirstReceiveTimestamp: String(firstReceivedAt),
    SenderId: account,
  },
})

type Operation = (given: Surroundings, input: unknown) => object | Promise<object>

/** An operation whose input is checked first. Unknown members are refused, so that nothing is silently not done. */
const operation =
  <Shape extends z.core.$ZodShape>(
    shape: Shape,
    run: (given: Surroundings, input: z.output<z.ZodMiniObject<Shape>>) => object | Promise<object>,
  ): Operation =>
  (given, input) => {
    const { data, error } = z.strictObject(shape).safeParse(input)
    if (error)
      throw new QueueError(
        'InvalidParameterValue',
        `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`,
      )
    return run(given, data as z.output<z.ZodMiniObject<Shape>>)
  }

const forEntries = <Entry extends { Id: string }>(
  entries: readonly Entry[],
  work: (entry: Entry) => void,
): object => {
  checkEntries(entries)
  entries.forEach(work)
  return { Successful: entries.map(({ Id }) => ({ Id })), Failed: [] }
}

/** The operations by their name in the protocol. */
export const operations: Readonly<Record<string, Operation>> = {
  CreateQueue: operation({ QueueName: name, Attributes: attributes }, ({ messages, url }, input) => {
    messages.setQueue(input.QueueName, settingsIn(input.Attributes))
    return { QueueUrl: `${url}/${account}/${input.QueueName}` }
  }),

  SetQueueAttributes: operation({ ...address, Attributes: attributes }, (given, input) => {
    given.messages.setQueue(queueOf(given, input.QueueUrl), settingsIn(input.Attributes))
    return {}
  }),

  GetQueueUrl: operation({ QueueName: name }, (given, { QueueName }) => ({
    QueueUrl: `${given.url}/${account}/${queueOf(given, QueueName)}`,
  })),

  GetQueueAttributes: operation(
    { ...address, AttributeNames: z.optional(z.array(z.string())) },
    (given, { QueueUrl }) => {
      const queue = queueOf(given, QueueUrl)
      const { waiting, handedOut } = given.messages.count(queue)
      return {
        Attributes: {
          QueueArn: arnOf(queue),
          ApproximateNumberOfMessages: String(waiting),
          ApproximateNumberOfMessagesNotVisible: String(handedOut),
        },
      }
    },
  ),

  SendMessage: operation({ ...address, ...message }, (given, { QueueUrl, ...entry }) => ({
    ...send(given, queueOf(given, QueueUrl), [entry])[0],
  })),

  SendMessageBatch: operation(
    { ...address, Entries: z.array(z.strictObject({ ...entryId, ...message })) },
    (given, { QueueUrl, Entries }) => {
      checkEntries(Entries)
      const sent = send(given, queueOf(given, QueueUrl), Entries)
      return { Successful: sent.map((each, at) => ({ Id: Entries[at]?.Id, ...each })), Failed: [] }
    },
  ),

  ReceiveMessage: operation(
    {
      ...address,
      MaxNumberOfMessages: z.optional(z.int().check(z.minimum(1), z.maximum(mostAtOnce))),
      VisibilityTimeout: z.optional(seconds),
      WaitTimeSeconds: z.optional(whole(20)),
      AttributeNames: z.optional(z.array(z.string())),
      MessageSystemAttributeNames: z.optional(z.array(z.string())),
      MessageAttributeNames: z.optional(z.array(z.string())),
    },
    async (given, { QueueUrl, MaxNumberOfMessages = 1, VisibilityTimeout, WaitTimeSeconds = 0 }) => {
      const queue = queueOf(given, QueueUrl)
      const until = Date.now() + WaitTimeSeconds * 1000
      for (;;) {
        // What nobody receives would be hidden for its whole timeout.
        if (given.isGone()) return {}
        const found = given.messages.receive(queue, MaxNumberOfMessages, VisibilityTimeout)
        const left = until - Date.now()
        if (found.length > 0 || left <= 0) return found.length > 0 ? { Messages: found.map(shown) } : {}
        // Hidden messages come back without anybody sending one.
        await given.waitForMessage(queue, Math.min(left, recheckMs))
      }
    },
  ),

  DeleteMessage: operation({ ...address, ...receipt }, (given, { QueueUrl, ReceiptHandle }) => {
    given.messages.delete(queueOf(given, QueueUrl), ReceiptHandle)
    return {}
  }),

  DeleteMessageBatch: operation(
    { ...address, Entries: z.array(z.strictObject({ ...entryId, ...receipt })) },
    (given, { QueueUrl, Entries }) => {
      const queue = queueOf(given, QueueUrl)
      return forEntries(Entries, ({ ReceiptHandle }) => given.messages.delete(queue, ReceiptHandle))
    },
  ),

  ChangeMessageVisibility: operation(
    { ...address, ...receipt, VisibilityTimeout: seconds },
    (given, { QueueUrl, ReceiptHandle, VisibilityTimeout }) => {
      given.messages.hide(queueOf(given, QueueUrl), ReceiptHandle, VisibilityTimeout)
      return {}
    },
  ),

  ChangeMessageVisibilityBatch: operation(
    { ...address, Entries: z.array(z.strictObject({ ...entryId, ...receipt, VisibilityTimeout: seconds })) },
    (given, { QueueUrl, Entries }) => {
      const queue = queueOf(given, QueueUrl)
      return forEntries(Entries, ({ ReceiptHandle, VisibilityTimeout }) =>
        given.messages.hide(queue, ReceiptHandle, VisibilityTimeout),
      )
    },
  ),
}
