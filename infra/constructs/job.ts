import { Duration } from 'aws-cdk-lib'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Job as JobRow } from '#infra/job-row.ts'
import type { JobName } from '#infra/jobs.ts'
import type { QueueName } from '#infra/queues.ts'
import { nodeFunction, type Surroundings } from '#infra/constructs/node-function.ts'
import { jobPath } from '#infra/handler-path.ts'

type Options = Pick<JobRow, 'description' | 'memoryMb' | 'timeoutSeconds' | 'retries' | 'grants'> & {
  /** The queues whose messages start it. */
  queues: readonly QueueName[]
}

/** The live version of a job's function, and the queue in which events lie that it failed on. */
export type Job = { handler: Alias; failures: Queue }

/** A function that no request starts. Events that it keeps failing on stay in its dead-letter queue for two weeks. */
export const job = (
  scope: Construct,
  name: JobName,
  given: Surroundings,
  { description, memoryMb, timeoutSeconds, retries, grants, queues }: Options,
): Job => {
  const failures = new Queue(scope, `${name}Failures`, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  const handler = nodeFunction(scope, name, given, {
    description,
    memoryMb,
    timeoutSeconds,
    grants,
    entry: jobPath(name),
    failures,
    queues,
  })
  handler.configureAsyncInvoke({
    onFailure: new SqsDestination(failures),
    retryAttempts: retries ?? 0,
    maxEventAge: Duration.hours(6),
  })
  return { handler, failures }
}
