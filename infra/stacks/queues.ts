import { Duration, Stack } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { JobQueue } from '#infra/grants.ts'
import { visibilitySeconds } from '#infra/queue-jobs.ts'
import { queueList, type QueueName } from '#infra/queues.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

// Messages hold ids, and addresses that bounced: SQS's own keys are enough.
const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** What the job must know of SES's events, and nothing else of the mail. */
const feedbackEvents = [
  {
    rule: 'MailBounced',
    detailType: 'Email Bounced',
    input: {
      kind: 'bounce',
      bounceType: EventField.fromPath('$.detail.bounce.bounceType'),
      bounceSubType: EventField.fromPath('$.detail.bounce.bounceSubType'),
      recipients: EventField.fromPath('$.detail.bounce.bouncedRecipients'),
    },
  },
  {
    rule: 'MailComplainedAbout',
    detailType: 'Email Complaint Received',
    input: {
      kind: 'complaint',
      recipients: EventField.fromPath('$.detail.complaint.complainedRecipients'),
    },
  },
]

/** Puts SES's events into their queue. Here, because the queue's policy names the rules. */
const onFeedback = (scope: Construct, { queue, deadLetters }: JobQueue): void => {
  for (const { rule, detailType, input } of feedbackEvents) {
    const message = RuleTargetInput.fromObject(input)
    new Rule(scope, rule, {
      eventPattern: { source: ['aws.ses'], detailType: [detailType] },
      targets: [new SqsQueue(queue, { message, deadLetterQueue: deadLetters })],
    })
  }
}

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
    onFeedback(this, this.queues.mailFeedback)
  }
}
