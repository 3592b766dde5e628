import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  SetQueueAttributesCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import { visibilitySeconds } from '#infra/queue-jobs.ts'
import { queueList } from '#infra/queues.ts'

const day = 86_400

// Made without attributes, which are set afterwards: SQS refuses to make a queue that exists with others.
const create = async (client: SQSClient, name: string, attributes: Record<string, string>) => {
  const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName: `sayara-${name}` }))
  await client.send(new SetQueueAttributesCommand({ QueueUrl, Attributes: attributes }))
  return QueueUrl ?? ''
}

/** Makes the missing queues as CDK would. @returns their URLs, by the functions' environment variables */
export const createQueues = async (client: SQSClient): Promise<Record<string, string>> => {
  const urls: Record<string, string> = {}
  for (const { name, url, tries } of queueList) {
    const retention = { MessageRetentionPeriod: String(14 * day) }
    const deadLetters = await create(client, `${name}-failures`, retention)
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl: deadLetters, AttributeNames: ['QueueArn'] }),
    )
    urls[url] = await create(client, name, {
      VisibilityTimeout: String(visibilitySeconds(name)),
      MessageRetentionPeriod: String(4 * day),
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: Attributes?.['QueueArn'],
        maxReceiveCount: String(tries),
      }),
    })
  }
  return urls
}
