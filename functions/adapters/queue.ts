import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { endWithRequest, retry, storeTimeouts } from '#functions/core/time.ts'

let client: SQSClient | undefined

const sqs = () =>
  (client ??= endWithRequest(
    new SQSClient({
      maxAttempts: 3,
      requestHandler: storeTimeouts(),
      // Some emulators name hosts in URLs that nobody finds.
      useQueueUrlAsEndpoint: false,
    }),
  ))

/** Thrown when a queue took only a part of what it was sent, three times over. */
class NotQueued extends Error {
  override readonly name = 'NotQueued'
}

// What SQS takes in one call.
const mostAtOnce = 10

const sendBatch = async (queueUrl: string, bodies: readonly unknown[]): Promise<void> => {
  let left = bodies.map((body, at) => ({ Id: String(at), MessageBody: JSON.stringify(body) }))
  const send = async () => {
    const { Failed = [] } = await sqs().send(
      new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: left }),
    )
    const failed = new Set(Failed.map(({ Id }) => Id))
    left = left.filter(({ Id }) => failed.has(Id))
    if (left.length > 0) throw new NotQueued(`${left.length} messages: ${Failed[0]?.Code}`)
  }
  await retry(send, { tries: 3, when: (error) => error instanceof NotQueued })
}

/**
 * Puts messages into a queue, each as JSON; a megabyte in all for every ten. What the queue has taken when this throws stays in it.
 * @throws NotQueued when the queue refuses some of them again and again; any other failure of the service as it comes
 */
export const sendMessages = async (queueUrl: string, bodies: readonly unknown[]): Promise<void> => {
  for (let at = 0; at < bodies.length; at += mostAtOnce)
    await sendBatch(queueUrl, bodies.slice(at, at + mostAtOnce))
}
