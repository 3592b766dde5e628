import { Duration } from 'aws-cdk-lib'
import { MathExpression, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { jobList, type JobName } from '#infra/jobs.ts'
import { ring, type Watch } from '#infra/monitoring/alarm.ts'
import type { JobsStack } from '#infra/stacks/jobs.ts'

/** `processPhoto` as an alarm is called: `job-process-photo`. */
export const jobAlarmId = (name: string): string =>
  `job-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The function of a job. @throws Error when its stack has none of that name */
export const jobFunction = (jobs: JobsStack, name: JobName): LambdaFunction =>
  jobs.node.findChild(name) as LambdaFunction

const jobFailures = (jobs: JobsStack, name: JobName): Queue => jobs.node.findChild(`${name}Failures`) as Queue

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

// CloudWatch asks this often at least, and at most for a day in all while a period is shorter than an hour.
const rounds = 3

/** One alarm for each job there is. */
export const jobAlarms = (watch: Watch, jobs: JobsStack): void => {
  for (const { name, losing, seenBy } of jobList) {
    if (seenBy === 'deploy') continue
    if (seenBy === 'files') {
      const metric = jobFailures(jobs, name).metricApproximateNumberOfMessagesVisible({
        statistic: 'Maximum',
        period: Duration.minutes(5),
      })
      // A queue without traffic says nothing for hours, and that is good.
      const silence = TreatMissingData.NOT_BREACHING
      ring(watch, { id: jobAlarmId(name), losing, metric, from: 1, periods: 1, silence })
      continue
    }
    const metric = successesOf(jobFunction(jobs, name), Duration.minutes(seenBy / rounds))
    const silence = TreatMissingData.BREACHING
    ring(watch, { id: jobAlarmId(name), losing, metric, below: 1, periods: rounds, silence })
  }
}
