import { Duration } from 'aws-cdk-lib'
import { MathExpression, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { IConstruct } from 'constructs'
import { jobList, type JobName } from '#infra/jobs.ts'
import { ring, type Watch } from '#infra/monitoring/alarm.ts'
import type { JobsStack } from '#infra/stacks/jobs.ts'
import type { QueuesStack } from '#infra/stacks/queues.ts'

/** `processPhoto` as an alarm is called: `job-process-photo`. */
export const jobAlarmId = (name: string): string =>
  `job-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const partOf = (jobs: readonly JobsStack[], id: string): IConstruct => {
  const found = jobs.map(({ node }) => node.tryFindChild(id)).find((part) => part !== undefined)
  if (!found) throw new Error(`No stack of jobs has ${id}`)
  return found
}

/** The function of a job. @throws Error when no stack has one of that name */
export const jobFunction = (jobs: readonly JobsStack[], name: JobName): LambdaFunction =>
  partOf(jobs, name) as LambdaFunction

const jobFailures = (jobs: readonly JobsStack[], name: JobName): Queue =>
  partOf(jobs, `${name}Failures`) as Queue

/** Runs that were not failures. Two metrics, so 0.20 dollars a month for the alarm. */
const successesOf = (handler: LambdaFunction, period: Duration): IMetric =>
  new MathExpression({
    label: 'runs that succeeded',
    expression: 'FILL(runs, 0) - FILL(errors, 0)',
    usingMetrics: {
      runs: handler.metricInvocations({ statistic: 'Sum', period }),
      errors: handler.metricErrors({ statistic: 'Sum', period }),
    },
    period,
  })

/** How many messages lie in these queues. */
const messagesIn = (queues: readonly Queue[]): IMetric => {
  const period = Duration.minutes(5)
  const metrics = queues.map((queue) =>
    queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period }),
  )
  const [only, ...others] = metrics
  if (only && others.length === 0) return only
  const usingMetrics = Object.fromEntries(metrics.map((metric, at) => [`queue${at}`, metric]))
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ')
  return new MathExpression({ label: 'messages', expression, usingMetrics, period })
}

// CloudWatch asks this often at least, and at most for a day in all while a period is shorter than an hour.
const rounds = 3

/** One alarm for each job there is. */
export const jobAlarms = (watch: Watch, jobs: readonly JobsStack[], queues: QueuesStack['queues']): void => {
  for (const { name, losing, seenBy, starts } of jobList) {
    if (seenBy === 'deploy') continue
    if (typeof seenBy === 'string') {
      const deadLetters = starts.flatMap((start) =>
        'queue' in start ? [queues[start.queue].deadLetters] : [],
      )
      const metric = messagesIn(seenBy === 'files' ? [jobFailures(jobs, name)] : deadLetters)
      ring(watch, { id: jobAlarmId(name), losing, metric, from: 1 })
      continue
    }
    const metric = successesOf(jobFunction(jobs, name), Duration.minutes(seenBy / rounds))
    const silence = TreatMissingData.BREACHING
    ring(watch, { id: jobAlarmId(name), losing, metric, below: 1, periods: rounds, silence })
  }
}
