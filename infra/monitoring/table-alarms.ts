import { Duration } from 'aws-cdk-lib'
import { MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { awsOwn, ring, type Watch } from '#infra/monitoring/alarm.ts'
import { tableIndexes } from '#shared/constants/storage.ts'

// The operations of the repositories. An alarm takes ten metrics at most, each for 0.10 dollars a month.
const operations = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'TransactWriteItems']

const ofDynamo = (name: string, dimensions: Record<string, string>): Metric =>
  awsOwn('DynamoDB', name, { statistic: 'Sum', minutes: 5, dimensions })

/** What was refused of the table itself: with its name alone these metrics count no index. */
export const tableThrottles = (tableName: string): Record<string, Metric> => ({
  reads: ofDynamo('ReadThrottleEvents', { TableName: tableName }),
  writes: ofDynamo('WriteThrottleEvents', { TableName: tableName }),
})

/** The same of each of its indexes. One that takes no more writes makes the table refuse them too. */
export const indexThrottles = (tableName: string): Record<string, Metric> =>
  Object.fromEntries(
    Object.keys(tableIndexes).flatMap((index) => {
      const dimensions = { TableName: tableName, GlobalSecondaryIndexName: index }
      return [
        [`${index}Reads`, ofDynamo('ReadThrottleEvents', dimensions)],
        [`${index}Writes`, ofDynamo('WriteThrottleEvents', dimensions)],
      ]
    }),
  )

const faults = (tableName: string): Record<string, Metric> =>
  Object.fromEntries(
    operations.map((Operation) => [
      `faults${Operation}`,
      ofDynamo('SystemErrors', { TableName: tableName, Operation }),
    ]),
  )

const sumOf = (label: string, usingMetrics: Record<string, Metric>): MathExpression =>
  new MathExpression({
    label,
    expression: Object.keys(usingMetrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics,
    period: Duration.minutes(5),
  })

// The SDK tries again by itself, so a handful is nothing that anybody notices.
const from = 10

/** Alarms for refused operations: throttling of a partition, of the table or of an index, or an error of DynamoDB. */
export const tableAlarms = (watch: Watch, tableName: string): void => {
  ring(watch, {
    id: 'table-refusing',
    losing: 'People are told that the service is busy, because the table refuses work.',
    metric: sumOf('refusals and faults of the table', { ...tableThrottles(tableName), ...faults(tableName) }),
    from,
  })
  ring(watch, {
    id: 'index-refusing',
    losing: 'People are told that the service is busy, because an index of the table refuses work.',
    metric: sumOf('refusals of the indexes', indexThrottles(tableName)),
    from,
  })
}
