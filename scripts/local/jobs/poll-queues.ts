import {
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { setTimeout as delay } from 'node:timers/promises'
import type { JobName } from '#infra/jobs.ts'
import { jobOfQueue } from '#infra/queue-jobs.ts'
import { queueList } from '#infra/queues.ts'

type Run = (job: JobName, event: unknown) => Promise<unknown>

type Queue = { url: string; batchSize: number; windowSeconds: number }

// In AWS as many as the table of queues says; here a person's machine does all of it.
const batchesAtOnce = 2
const mostAtOnce = 10
const waitSeconds = 5
const pauseMs = 1000

const receive = async (
  client: SQSClient,
  QueueUrl: string,
  most: number,
  wait: number,
): Promise<Message[]> => {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: Math.min(most, mostAtOnce),
      WaitTimeSeconds: wait,
      MessageSystemAttributeNames: ['All'],
    }),
  )
  return Messages
}

/** Collects a batch as Lambda does: until it is full, or the window that the first message opened is over. */
const collect = async (client: SQSClient, { url, batchSize, windowSeconds }: Queue): Promise<Message[]> => {
  const batch = await receive(client, url, batchSize, waitSeconds)
  const until = Date.now() + windowSeconds * 1000
  while (batch.length > 0 && batch.length < batchSize && Date.now() < until) {
    const wait = Math.min(waitSeconds, Math.ceil((until - Date.now()) / 1000))
    batch.push(...(await receive(client, url, batchSize - batch.length, wait)))
  }
  return batch
}

/** The part of SQS's event that our jobs may read. */
const toEvent = (batch: readonly Message[]) => ({
  Records: batch.map(({ MessageId = '', Body = '', Attributes = {} }) => ({
    eventSource: 'aws:sqs',
    messageId: MessageId,
    body: Body,
    attributes: Attributes,
  })),
})

/** The ids that a run names as failed: all of them when it throws, as Lambda has it. */
const failedIn = async (
  work: Promise<unknown>,
  batch: readonly Message[],
): Promise<Set<string | undefined>> => {
  try {
    const { batchItemFailures = [] } = ((await work) ?? {}) as {
      batchItemFailures?: { itemIdentifier: string }[]
    }
    return new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
  } catch {
    return new Set(batch.map(({ MessageId }) => MessageId))
  }
}

/**
 * Runs a queue's job for one batch of it, if there is one. Messages that failed come back when their timeout is over.
 * @returns how many messages were in it
 */
export const runBatch = async (client: SQSClient, job: JobName, queue: Queue, run: Run): Promise<number> => {
  const batch = await collect(client, queue)
  if (batch.length === 0) return 0
  const failed = await failedIn(run(job, toEvent(batch)), batch)
  const done = batch.filter(({ MessageId }) => !failed.has(MessageId))
  for (let at = 0; at < done.length; at += mostAtOnce) {
    const Entries = done
      .slice(at, at + mostAtOnce)
      .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }))
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: queue.url, Entries }))
  }
  return batch.length
}

/** Runs the jobs of all queues until the process ends. `env` holds the URLs of the queues. */
export const pollQueues = (env: Readonly<Record<string, string | undefined>>, run: Run): void => {
  // Some emulators name hosts in URLs that nobody finds.
  const client = new SQSClient({ useQueueUrlAsEndpoint: false })
  const work = async (job: JobName, queue: Queue): Promise<never> => {
    for (;;) {
      // The store is away for a moment, or stops with us.
      await runBatch(client, job, queue, run).catch(() => delay(pauseMs))
    }
  }
  for (const { name, url, batchSize, windowSeconds, localSeconds } of queueList) {
    const queue = { url: env[url] ?? '', batchSize, windowSeconds: localSeconds ?? windowSeconds }
    for (let at = 0; at < batchesAtOnce; at++) void work(jobOfQueue(name).name, queue)
  }
}
