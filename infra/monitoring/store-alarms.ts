import { Duration } from 'aws-cdk-lib'
import { MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { awsOwn, ring, type Watch } from '#infra/monitoring/alarm.ts'

// The operations of the repositories. An alarm takes ten metrics at most, each for 0.10 dollars a month.
const operations = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'TransactWriteItems']

/** An alarm for refused operations: throttling of a partition or of the table, or an error of DynamoDB. */
export const storeAlarm = (watch: Watch, tableName: string): void => {
  const metrics = {
    reads: awsOwn('DynamoDB', 'ReadThrottleEvents', {
      statistic: 'Sum',
      minutes: 5,
      dimensions: { TableName: tableName },
    }),
    writes: awsOwn('DynamoDB', 'WriteThrottleEvents', {
      statistic: 'Sum',
      minutes: 5,
      dimensions: { TableName: tableName },
    }),
    ...Object.fromEntries(
      operations.map((operation) => [
        `faults${operation}`,
        awsOwn('DynamoDB', 'SystemErrors', {
          statistic: 'Sum',
          minutes: 5,
          dimensions: { TableName: tableName, Operation: operation },
        }),
      ]),
    ),
  }
  ring(watch, {
    id: 'table-refusing',
    losing: 'People are told that the service is busy, because the table refuses work.',
    metric: new MathExpression({
      label: 'refusals and faults of the table',
      expression: Object.keys(metrics)
        .map((name) => `FILL(${name}, 0)`)
        .join(' + '),
      usingMetrics: metrics,
      period: Duration.minutes(5),
    }),
    // The SDK tries again by itself, so a handful is nothing that anybody notices.
    from: 10,
    periods: 1,
    silence: TreatMissingData.NOT_BREACHING,
  })
}
