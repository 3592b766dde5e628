import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateQueueCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localCredentials, localRegion } from '../credentials.ts'
import type { RunningServer } from '../http-server.ts'
import { startSqs } from '../sqs/server.ts'
import { runBatch } from './poll-queues.ts'

let folder: string
let server: RunningServer
let client: SQSClient
let url: string
let clock = Date.now()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayara-batches-'))
  server = await startSqs({ port: 0, dataDir: folder, now: () => clock })
  const endpoint = `http://127.0.0.1:${server.port}`
  client = new SQSClient({ region: localRegion, credentials: localCredentials, endpoint })
  url = (await client.send(new CreateQueueCommand({ QueueName: 'q' }))).QueueUrl ?? ''
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const send = (MessageBody: string) => client.send(new SendMessageCommand({ QueueUrl: url, MessageBody }))

type Event = { Records: { messageId: string; body: string; attributes: Record<string, string> }[] }

/** Runs one batch with a job that fails on some messages, or breaks off. @returns what the job got */
const run = async (
  settings: { batchSize: number; windowSeconds: number },
  fails: (body: string) => boolean = () => false,
): Promise<string[]> => {
  const got: string[] = []
  await runBatch(client, 'sendMail', { url, ...settings }, async (_, event) => {
    const { Records } = event as Event
    got.push(...Records.map(({ body }) => body))
    if (fails('everything')) throw new Error('out of memory')
    const failed = Records.filter(({ body }) => fails(body))
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  })
  return got
}

test('a batch larger than ten is collected until it is full', async () => {
  for (let at = 0; at < 25; at++) await send(String(at))
  expect(await run({ batchSize: 23, windowSeconds: 30 })).toHaveLength(23)
  expect(await run({ batchSize: 23, windowSeconds: 0 })).toHaveLength(2)
})

test('a batch that is not full waits for its window', async () => {
  await send('a')
  const collecting = run({ batchSize: 2, windowSeconds: 30 })
  await new Promise((done) => setTimeout(done, 200))
  await send('b')
  expect(await collecting).toEqual(['a', 'b'])
})

test('of a batch only what failed comes again', async () => {
  for (const body of ['a', 'b', 'c']) await send(body)
  const all = { batchSize: 10, windowSeconds: 1 }
  expect(await run(all, (body) => body === 'b')).toEqual(['a', 'b', 'c'])
  clock += 31_000
  expect(await run(all)).toEqual(['b'])
})

test('a run that breaks off fails with all of its batch', async () => {
  for (const body of ['a', 'b']) await send(body)
  const all = { batchSize: 10, windowSeconds: 1 }
  await run(all, (body) => body === 'everything')
  clock += 31_000
  expect(await run(all)).toEqual(['a', 'b'])
})
