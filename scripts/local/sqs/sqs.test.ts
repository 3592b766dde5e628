import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  type Message,
  type QueueAttributeName,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RunningServer } from '#scripts/local/http-server.ts'
import { localCredentials, localRegion } from '../credentials.ts'
import { startSqs } from './server.ts'

let folder: string
let server: RunningServer
let client: SQSClient
let clock: number

const clientAt = (
  { port }: RunningServer,
  credentials: { accessKeyId: string; secretAccessKey: string } = localCredentials,
): SQSClient =>
  new SQSClient({ region: localRegion, credentials, endpoint: `http://127.0.0.1:${port}`, maxAttempts: 1 })

const start = async (): Promise<void> => {
  server = await startSqs({ port: 0, dataDir: folder, now: () => clock })
  client = clientAt(server)
}

beforeEach(async () => {
  clock = Date.parse('2026-11-20T12:00:00.000Z')
  folder = await mkdtemp(join(tmpdir(), 'sayara-sqs-'))
  await start()
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const pass = (seconds: number): void => void (clock += seconds * 1000)

const makeQueue = async (
  QueueName: string,
  Attributes?: Partial<Record<QueueAttributeName, string>>,
): Promise<string> => {
  const { QueueUrl = '' } = await client.send(new CreateQueueCommand({ QueueName, Attributes }))
  return QueueUrl
}

const send = (QueueUrl: string, MessageBody: string) =>
  client.send(new SendMessageCommand({ QueueUrl, MessageBody }))

const receive = async (
  QueueUrl: string,
  MaxNumberOfMessages = 10,
  WaitTimeSeconds = 0,
): Promise<Message[]> => {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages,
      WaitTimeSeconds,
      MessageSystemAttributeNames: ['All'],
    }),
  )
  return Messages
}

const bodies = (messages: readonly Message[]) => messages.map(({ Body }) => Body)

describe('a message', () => {
  test('is handed out in its turn, is hidden from then on, and gone once it is deleted', async () => {
    const queue = await makeQueue('q')
    for (const body of ['first', 'zweite ü', 'ثالثة']) await send(queue, body)
    const found = await receive(queue, 2)
    expect(bodies(found)).toEqual(['first', 'zweite ü'])
    expect(found[0]?.Attributes).toMatchObject({ ApproximateReceiveCount: '1', SentTimestamp: String(clock) })
    expect(bodies(await receive(queue))).toEqual(['ثالثة'])
    const Entries = found.map(({ ReceiptHandle }, at) => ({ Id: String(at), ReceiptHandle }))
    const { Successful } = await client.send(new DeleteMessageBatchCommand({ QueueUrl: queue, Entries }))
    expect(Successful).toHaveLength(2)
    pass(31)
    expect(bodies(await receive(queue))).toEqual(['ثالثة'])
  })

  test('that nobody deleted comes again, under a new receipt, and the old one deletes nothing', async () => {
    const queue = await makeQueue('q', { VisibilityTimeout: '60' })
    await send(queue, 'a')
    const [first] = await receive(queue)
    pass(59)
    expect(await receive(queue)).toEqual([])
    pass(2)
    const [second] = await receive(queue)
    expect(second?.Attributes?.ApproximateReceiveCount).toBe('2')
    await client.send(new DeleteMessageCommand({ QueueUrl: queue, ReceiptHandle: first?.ReceiptHandle }))
    pass(61)
    expect(bodies(await receive(queue))).toEqual(['a'])
  })

  test('comes back as early as its receiver says', async () => {
    const queue = await makeQueue('q')
    await send(queue, 'a')
    const [{ ReceiptHandle } = {}] = await receive(queue)
    await client.send(
      new ChangeMessageVisibilityCommand({ QueueUrl: queue, ReceiptHandle, VisibilityTimeout: 0 }),
    )
    expect(bodies(await receive(queue))).toEqual(['a'])
  })

  test('that was handed out too often lies in the dead letters, and holds up no other', async () => {
    const dead = await makeQueue('dead')
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: dead, AttributeNames: ['QueueArn'] }),
    )
    const queue = await makeQueue('q')
    const RedrivePolicy = JSON.stringify({ deadLetterTargetArn: Attributes?.QueueArn, maxReceiveCount: 2 })
    await client.send(new SetQueueAttributesCommand({ QueueUrl: queue, Attributes: { RedrivePolicy } }))
    await send(queue, 'poison')
    for (const _ of [1, 2]) {
      expect(bodies(await receive(queue))).toEqual(['poison'])
      pass(31)
    }
    await send(queue, 'good')
    expect(bodies(await receive(queue, 1))).toEqual(['good'])
    expect(bodies(await receive(dead))).toEqual(['poison'])
  })

  test('is thrown away when it is too old', async () => {
    const queue = await makeQueue('q', { MessageRetentionPeriod: '3600' })
    await send(queue, 'a')
    pass(3601)
    expect(await receive(queue)).toEqual([])
  })

  test('is there after a restart, hidden if it was', async () => {
    const queue = await makeQueue('q')
    await send(queue, 'taken')
    await receive(queue)
    await send(queue, 'waiting')
    await server.close()
    await start()
    const { QueueUrl = '' } = await client.send(new GetQueueUrlCommand({ QueueName: 'q' }))
    expect(bodies(await receive(QueueUrl))).toEqual(['waiting'])
    pass(31)
    expect(bodies(await receive(QueueUrl))).toEqual(['taken', 'waiting'])
  })
})

describe('a receiver', () => {
  test('that waits gets a message as soon as it is sent', async () => {
    const queue = await makeQueue('q')
    const began = performance.now()
    const waiting = receive(queue, 1, 20)
    await send(queue, 'a')
    expect(bodies(await waiting)).toEqual(['a'])
    expect(performance.now() - began).toBeLessThan(15_000)
  })

  test('that went away while it waited takes no message with it', async () => {
    const queue = await makeQueue('q')
    const leaving = new AbortController()
    const waiting = client.send(new ReceiveMessageCommand({ QueueUrl: queue, WaitTimeSeconds: 20 }), {
      abortSignal: leaving.signal,
    })
    await receive(queue)
    leaving.abort()
    await expect(waiting).rejects.toThrow(/abort/i)
    // Its connection is closed a moment later.
    await delay(300)
    await send(queue, 'a')
    expect(bodies(await receive(queue, 1, 5))).toEqual(['a'])
  })
})

describe('a call is refused', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ Id: String(at), MessageBody: 'x' }))

  test.each<[string, string, (queue: string) => Promise<unknown>]>([
    ['to a queue that does not exist', 'QueueDoesNotExist', (queue) => send(`${queue}2`, 'a')],
    ['to find one', 'QueueDoesNotExist', () => client.send(new GetQueueUrlCommand({ QueueName: 'no' }))],
    [
      'with eleven messages',
      'TooManyEntriesInBatchRequest',
      (QueueUrl) => client.send(new SendMessageBatchCommand({ QueueUrl, Entries: entries(11) })),
    ],
    [
      'with none',
      'EmptyBatchRequest',
      (QueueUrl) => client.send(new SendMessageBatchCommand({ QueueUrl, Entries: [] })),
    ],
    ['with more than a megabyte', 'BatchRequestTooLong', (queue) => send(queue, 'x'.repeat(1_048_577))],
    ['for eleven messages', 'InvalidParameterValue', (queue) => receive(queue, 11)],
    [
      'with attributes that nobody would see',
      'InvalidParameterValue',
      (QueueUrl) =>
        client.send(
          new SendMessageCommand({
            QueueUrl,
            MessageBody: 'a',
            MessageAttributes: { a: { DataType: 'String', StringValue: 'b' } },
          }),
        ),
    ],
  ])('%s', async (_, name, call) => {
    const queue = await makeQueue('q')
    await expect(call(queue)).rejects.toMatchObject({ name })
    expect(await receive(queue)).toEqual([])
  })

  test('that is not signed with the local keys', async () => {
    const stranger = clientAt(server, { ...localCredentials, secretAccessKey: 'wrong' })
    await expect(stranger.send(new CreateQueueCommand({ QueueName: 'q' }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    })
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(403)
  })
})
