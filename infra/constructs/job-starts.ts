import { Duration } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, type EventPattern, type Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Job } from '#infra/constructs/job.ts'

type Place = { bucket: Bucket; folder: string }

// A file waits for its job as long as EventBridge can keep an event: a day, most of it in the last attempts.
const patience = { maxEventAge: Duration.hours(24), retryAttempts: 185 }

// The next run does the same work: what could not be started for five minutes is not worth starting any more.
const punctuality = { maxEventAge: Duration.minutes(5), retryAttempts: 3 }

const start = (
  scope: Construct,
  id: string,
  { handler, failures }: Job,
  { eventPattern, event }: { eventPattern: EventPattern; event?: RuleTargetInput },
): void => {
  const target = new LambdaTarget(handler, {
    ...patience,
    deadLetterQueue: failures,
    ...(event && { event }),
  })
  new Rule(scope, id, { eventPattern, targets: [target] })
}

/** Starts the job for each object that arrives below `folder` in the bucket, with the event that S3 itself would send. */
export const onUpload = (scope: Construct, id: string, { bucket, folder }: Place, job: Job): void =>
  // Through EventBridge: with S3's own notification the bucket's stack and the job's would each need the other.
  start(scope, id, job, {
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [bucket.bucketName] }, object: { key: [{ prefix: folder }] } },
    },
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
  })

/** Starts the job for each object below `folder` once GuardDuty has looked at it, with GuardDuty's own event. */
export const onScan = (scope: Construct, id: string, { bucket, folder }: Place, job: Job): void =>
  start(scope, id, job, {
    eventPattern: {
      source: ['aws.guardduty'],
      detailType: ['GuardDuty Malware Protection Object Scan Result'],
      detail: {
        s3ObjectDetails: { bucketName: [bucket.bucketName], objectKey: [{ prefix: folder }] },
      },
    },
  })

/** Starts the job by the clock, with `order` as its event. */
export const onSchedule = (
  scope: Construct,
  id: string,
  schedule: Schedule,
  { handler, failures }: Job,
  order = {},
): void => {
  const event = RuleTargetInput.fromObject(order)
  new Rule(scope, id, {
    schedule,
    targets: [new LambdaTarget(handler, { ...punctuality, deadLetterQueue: failures, event })],
  })
}
