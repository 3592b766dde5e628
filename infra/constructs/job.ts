import { Duration } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, type Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { jobAccess, type JobName } from '#infra/access.ts'
import { nodeFunction, type Surroundings } from '#infra/constructs/node-function.ts'
import { jobPath } from '#infra/handler-path.ts'

type Options = {
  description: string
  folder: string
  entry?: string
  memoryMb: number
  timeoutSeconds: number
  /** How often Lambda tries again after a failure, 0 to 2. */
  retries: number
}

/** A job's function, and the queue in which events lie that it failed on. */
type Job = { handler: LambdaFunction; failures: Queue }

/** A function that no request starts. What it keeps failing on waits two weeks in a queue of its own. */
export const job = (scope: Construct, name: JobName, given: Surroundings, options: Options): Job => {
  const failures = new Queue(scope, `${name}Failures`, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  const handler = nodeFunction(scope, name, given, {
    ...options,
    entry: options.entry ?? jobPath(name),
    grants: jobAccess[name],
  })
  handler.configureAsyncInvoke({
    onFailure: new SqsDestination(failures),
    retryAttempts: options.retries,
    maxEventAge: Duration.hours(6),
  })
  return { handler, failures }
}

/** Starts the job for each object that arrives below `folder` in the bucket, with the event that S3 itself would send. */
export const onUpload = (
  scope: Construct,
  id: string,
  { bucket, folder }: { bucket: Bucket; folder: string },
  { handler, failures }: Job,
): void => {
  // Through EventBridge: with S3's own notification the bucket's stack and the job's would each need the other.
  new Rule(scope, id, {
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [bucket.bucketName] }, object: { key: [{ prefix: folder }] } },
    },
    targets: [
      new LambdaTarget(handler, {
        deadLetterQueue: failures,
        event: RuleTargetInput.fromObject({
          Records: [
            {
              s3: {
                bucket: { name: EventField.fromPath('$.detail.bucket.name') },
                object: {
                  key: EventField.fromPath('$.detail.object.key'),
                  size: EventField.fromPath('$.detail.object.size'),
                },
              },
            },
          ],
        }),
      }),
    ],
  })
}

/** Starts the job by the clock, with `order` as its event. */
export const onSchedule = (
  scope: Construct,
  id: string,
  schedule: Schedule,
  { handler, failures }: Job,
  order = {},
): void => {
  new Rule(scope, id, {
    schedule,
    targets: [
      new LambdaTarget(handler, { deadLetterQueue: failures, event: RuleTargetInput.fromObject(order) }),
    ],
  })
}
