import { Duration, Stack } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { JobQueue } from '#infra/grants.ts'
import { visibilitySeconds } from '#infra/jobs.ts'
import { queueList, type QueueName } from '#infra/queues.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

// Messages hold ids, no personal data, so SQS's own keys are enough.
const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** Every row of the table of queues. Dead letters keep the age of their message, so they are kept for longer than it is. */
export class QueuesStack extends Stack {
  readonly queues: Readonly<Record<QueueName, JobQueue>>

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, stackSettings(stage))
    const made = queueList.map(({ name, tries }): [string, JobQueue] => {
      const deadLetters = new Queue(this, `${name}Failures`, {
        ...closed,
        retentionPeriod: Duration.days(14),
      })
      const queue = new Queue(this, name, {
        ...closed,
        retentionPeriod: Duration.days(4),
        visibilityTimeout: Duration.seconds(visibilitySeconds(name)),
        deadLetterQueue: { queue: deadLetters, maxReceiveCount: tries },
      })
      return [name, { queue, deadLetters }]
    })
    this.queues = Object.fromEntries(made) as Record<QueueName, JobQueue>
  }
}
