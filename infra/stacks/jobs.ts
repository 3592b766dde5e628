import { Annotations, Duration, Stack } from 'aws-cdk-lib'
import { EventField, type EventPattern, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { job, type Job } from '#infra/constructs/job.ts'
import type { Surroundings } from '#infra/constructs/node-function.ts'
import type { jobList } from '#infra/jobs.ts'
import { mailPace, queueList, type QueueName } from '#infra/queues.ts'
import { hasSharp } from '#infra/picture-packages.ts'
import { stackSettings } from '#infra/stack-name.ts'

type Place = { bucket: Bucket; folder: string }

// A file waits for its job as long as EventBridge can keep an event: a day, most of it in the last attempts.
const retries = { maxEventAge: Duration.hours(24), retryAttempts: 185 }

// The next run does the same work: what could not be started for five minutes is not worth starting any more.
const punctuality = { maxEventAge: Duration.minutes(5), retryAttempts: 3 }

const start = (
  scope: Construct,
  id: string,
  { handler, failures }: Job,
  { eventPattern, event }: { eventPattern: EventPattern; event?: RuleTargetInput },
): void => {
  const target = new LambdaTarget(handler, {
    ...retries,
    deadLetterQueue: failures,
    ...(event && { event }),
  })
  new Rule(scope, id, { eventPattern, targets: [target] })
}

/** Starts the job for each object that arrives below `folder` in the bucket, with the event that S3 itself would send. */
const onUpload = (scope: Construct, id: string, { bucket, folder }: Place, job: Job): void =>
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
const onScan = (scope: Construct, id: string, { bucket, folder }: Place, job: Job): void =>
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
const onSchedule = (
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

/** Starts the job for the messages of a queue. Those that it names as failed, and no others of their batch, are handed out again. */
const onMessages = (
  rule: string,
  name: QueueName,
  { stage, resources }: Surroundings,
  { handler }: Job,
): void => {
  for (const { batchSize, windowSeconds, concurrency } of queueList.filter((each) => each.name === name))
    handler.addEventSourceMapping(rule, {
      eventSourceArn: resources.queues[name].queue.queueArn,
      batchSize,
      maxBatchingWindow: Duration.seconds(windowSeconds),
      maxConcurrency: concurrency === 'mail' ? mailPace(stage.mail.perSecond).workers : concurrency,
      reportBatchItemFailures: true,
    })
}

/** Rows of the table of jobs: the function of each, and the rules that start it. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, { given, rows }: { given: Surroundings; rows: typeof jobList }) {
    super(scope, id, stackSettings(given.stage))
    for (const row of rows) {
      const from = row.starts.flatMap((start) => ('queue' in start ? [start.queue] : []))
      const made = job(this, row.name, given, { ...row, queues: from })
      for (const start of row.starts) {
        if ('bucket' in start) {
          // Where documents are scanned, the job starts with the result of the scan, not with the upload.
          const on = start.bucket === 'documents' && given.stage.scansDocuments ? onScan : onUpload
          on(this, start.rule, { bucket: given.resources[start.bucket], folder: start.folder }, made)
        } else if ('queue' in start) {
          onMessages(start.rule, start.queue, given, made)
        } else if ('everyMinutes' in start) {
          onSchedule(this, start.rule, Schedule.rate(Duration.minutes(start.everyMinutes)), made)
        } else {
          const { hour, minute, order } = start
          onSchedule(this, start.rule, Schedule.cron({ hour, minute }), made, order)
        }
      }
      if (row.name === 'processPhoto' && !hasSharp(given.folders.pictures)) {
        // A warning, because everything else can be synthesised and tested offline; `cdk deploy --strict` refuses it.
        Annotations.of(made.handler).addWarningV2(
          'sayara:sharpMissing',
          'What decodes or draws pictures has no sharp for Linux ARM and would fail. `npm run package:sharp` fetches it, as every deploy does.',
        )
      }
    }
  }
}
