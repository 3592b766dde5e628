import { Duration } from 'aws-cdk-lib'
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'
import { metricNamespace, type MetricName } from '#shared/constants/metrics.ts'

/** The surroundings of alarms: their stack, their stage, and the topic that they notify. */
export type Watch = { scope: Construct; stage: Stage; topic: ITopic }

export type Ring = {
  /** Its name, and that of its runbook: `infra/runbooks/<id>.md`. */
  id: string
  /** The loss to people. A sentence. */
  losing: string
  metric: IMetric
  /** The threshold: rings from this value on, or below it. */
  from?: number
  below?: number
  /** The number of consecutive periods; one where none is given. */
  periods?: number
  /**
   * How missing data counts. Nothing happened: NOT_BREACHING, where none is given (jobs have alarms of their own for when
   * they do not run); nothing runs: BREACHING; nobody has looked again: IGNORE.
   */
  silence?: TreatMissingData
}

/** The path of an alarm's runbook. */
export const runbookOf = (id: string): string => `infra/runbooks/${id}.md`

/** The prefix of a stage's alarm names, so that the name alone says in an email what is wrong. */
export const alarmPrefix = ({ name }: Pick<Stage, 'name'>): string => `sayara-${name}-`

/** An alarm that tells the operator what people lose and which runbook to open, and again when it is over. */
export const ring = (
  watch: Watch,
  { id, losing, metric, from, below, periods = 1, silence = TreatMissingData.NOT_BREACHING }: Ring,
): Alarm => {
  const alarm = new Alarm(watch.scope, id, {
    alarmName: `${alarmPrefix(watch.stage)}${id}`,
    alarmDescription: `${losing} What to do: ${runbookOf(id)}`,
    metric,
    threshold: from ?? below ?? 1,
    comparisonOperator:
      below === undefined
        ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: periods,
    treatMissingData: silence,
  })
  const toOperator = new SnsAction(watch.topic)
  alarm.addAlarmAction(toOperator)
  alarm.addOkAction(toOperator)
  return alarm
}

type Kind = { statistic: string; minutes: number; dimensions?: Record<string, string> }

/** A metric that our functions write (`shared/constants/metrics.ts`). */
export const own = (name: MetricName, { statistic, minutes, dimensions }: Kind): Metric =>
  new Metric({
    namespace: metricNamespace,
    metricName: name,
    statistic,
    period: Duration.minutes(minutes),
    ...(dimensions && { dimensionsMap: dimensions }),
  })

/** A metric that AWS writes: free. */
export const awsOwn = (service: string, name: string, { statistic, minutes, dimensions }: Kind): Metric =>
  new Metric({
    namespace: `AWS/${service}`,
    metricName: name,
    statistic,
    period: Duration.minutes(minutes),
    ...(dimensions && { dimensionsMap: dimensions }),
  })

type Share = {
  /** Its name in the graph. */
  label: string
  /** The failures, and everything that they are among. */
  failed: Metric
  all: Metric
  /** Fewer failures than this are no share of anything: at night one is half of all. */
  least: number
}

/** The failures as a percentage of all; zero while there are only a few. */
export const percentage = ({ label, failed, all, least }: Share): MathExpression =>
  new MathExpression({
    label,
    expression: `IF(FILL(failed, 0) >= ${least}, 100 * failed / FILL(all, 1), 0)`,
    usingMetrics: { failed, all },
    period: failed.period,
  })
