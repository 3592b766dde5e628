import { Duration } from 'aws-cdk-lib'
import {
  Dashboard,
  GraphWidget,
  MathExpression,
  PeriodOverride,
  TextWidget,
  type IMetric,
  type IWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import { jobList, type JobName } from '#infra/jobs.ts'
import { awsOwn, own } from '#infra/monitoring/alarm.ts'
import { blockedMetric, visitsMetric } from '#infra/monitoring/edge-alarms.ts'
import { jobFunction } from '#infra/monitoring/job-alarms.ts'
import { indexThrottles, tableThrottles } from '#infra/monitoring/table-alarms.ts'
import type { JobsStack } from '#infra/stacks/jobs.ts'
import { edgeRegion } from '#infra/regions.ts'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'
import type { MetricName } from '#shared/constants/metrics.ts'

export type Shown = {
  stage: Stage
  apiId: string
  tableName: string
  distributionId: string
  acl: string
  jobs: readonly JobsStack[]
}

const width = 8
const sum = { statistic: 'Sum', minutes: 5 }
const most = { statistic: 'Maximum', minutes: 5 }

const graph = (title: string, left: IMetric[], right: IMetric[] = []): IWidget =>
  new GraphWidget({ title, width, height: 6, left, right })

const heading = (title: string, says: string): IWidget =>
  new TextWidget({ markdown: `## ${title}\n${says}`, width: 24, height: 2 })

const counts = (...names: MetricName[]): IMetric[] => names.map((name) => own(name, sum))

/**
 * Every function whose name has this word in it; a search costs nothing, and finds what comes later too. In quotes it would have to be
 * the whole name. CloudWatch takes `Sayara-dev-RoutesPublic-…` apart at hyphens and capitals, and a stage has an account of its own.
 */
const byFunction = (word: string, name: string, statistic: string): IMetric =>
  new MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${name}" FunctionName=${word}', '${statistic}', 300)`,
    usingMetrics: {},
    label: '',
    period: Duration.minutes(5),
  })

const visitors = ({ distributionId, acl }: Shown): IWidget[][] => {
  const there = (name: string, statistic: string) =>
    visitsMetric(name, distributionId, statistic).with({ region: edgeRegion })
  return [
    [heading('Somebody opens the site', 'CloudFront, and what its firewall turned away.')],
    [
      graph('Requests', [there('Requests', 'Sum')]),
      graph('Errors, in percent', [there('4xxErrorRate', 'Average'), there('5xxErrorRate', 'Average')]),
      graph('Turned away by the firewall', [blockedMetric(acl).with({ region: edgeRegion })]),
    ],
  ]
}

const clicks = ({ apiId }: Shown): IWidget[][] => {
  const ofApi = (name: string, statistic: string) =>
    awsOwn('ApiGateway', name, { statistic, minutes: 5, dimensions: { ApiId: apiId } })
  const routes = 'Routes'
  return [
    [heading('They click', 'The API as a whole, and its slowest and busiest functions.')],
    [
      graph('Requests and errors', [ofApi('Count', 'Sum')], [ofApi('4xx', 'Sum'), ofApi('5xx', 'Sum')]),
      graph(
        'How long answers take (ms)',
        ['p50', 'p90', 'p99'].map((each) => ofApi('Latency', each)),
      ),
      graph('Functions that were not started', [awsOwn('Lambda', 'Throttles', sum)]),
    ],
    [
      graph('Slowest hundredth by function (ms)', [byFunction(routes, 'Duration', 'p99')]),
      graph('Calls by function', [byFunction(routes, 'Invocations', 'Sum')]),
      graph('Failures by route', [
        new MathExpression({
          expression: `SEARCH('{Sayara,route} MetricName="Failures"', 'Sum', 300)`,
          usingMetrics: {},
          label: '',
          period: Duration.minutes(5),
        }),
      ]),
    ],
  ]
}

const acts = (): IWidget[][] => [
  [heading('They search, sign in, sell and buy', 'What the market lives by.')],
  [
    graph('Age of the search snapshot (s)', [own('SnapshotAgeSeconds', most)]),
    graph('Sign-ins', counts('SignIns', 'Registrations'), counts('SignInsRefused')),
    graph('Cars published, people who asked', counts('ListingsPublished', 'Leads')),
  ],
]

const waiting = ({ jobs }: Shown): IWidget[][] => {
  const age = (name: JobName) =>
    awsOwn('Lambda', 'AsyncEventAge', {
      ...most,
      dimensions: { FunctionName: jobFunction(jobs, name).functionName },
    }).with({ label: name })
  return [
    [heading('They wait', 'For photos, checks, mail and news.')],
    [
      graph(
        'How long uploads wait (ms)',
        [age('processPhoto'), age('processVideo'), age('processDocument')],
        counts('UploadsRefused'),
      ),
      graph('Mail', counts('MailSent', 'MailFailed', 'MailGivenUp'), [own('OldestMailSeconds', most)]),
      graph('News', counts('AlertsSent'), [own('AlertsBehindSeconds', most)]),
    ],
  ]
}

const trust = ({ tableName }: Shown): IWidget[][] => {
  const ofTable = (name: string, statistic: string) =>
    awsOwn('DynamoDB', name, { statistic, minutes: 5, dimensions: { TableName: tableName } })
  return [
    [heading('They trust us', 'With their papers, and with keeping what they wrote.')],
    [
      graph('Papers opened by admins', counts('DocumentReads', 'DocumentReadsBeyondPace', 'ThreatsFound')),
      graph('Oldest deletion not done (s)', [own('ErasureWaitSeconds', most)]),
      graph(
        'The table',
        [ofTable('ConsumedReadCapacityUnits', 'Sum'), ofTable('ConsumedWriteCapacityUnits', 'Sum')],
        Object.entries({ ...tableThrottles(tableName), ...indexThrottles(tableName) }).map(([name, metric]) =>
          metric.with({ label: `${name} refused` }),
        ),
      ),
    ],
  ]
}

/** Every job there is, with what it is for. */
const jobRows = ({ jobs }: Shown): IWidget[][] => {
  const period = Duration.minutes(5)
  const graphs = jobList.map(({ name }) => {
    const handler = jobFunction(jobs, name)
    return graph(
      name,
      [
        handler.metricInvocations({ period, label: 'runs' }),
        handler.metricErrors({ period, label: 'errors' }),
      ],
      [handler.metricDuration({ period, statistic: 'Maximum', label: 'ms' })],
    )
  })
  return [[heading('What runs without anybody', 'Runs, failures and how long they take.')], graphs]
}

/** The dashboard, in the order of what people do. The first three of an account are free. */
export const dashboard = (scope: Construct, shown: Shown): Dashboard =>
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `sayara-${shown.stage.name}`,
    defaultInterval: Duration.days(1),
    periodOverride: PeriodOverride.INHERIT,
    widgets: [
      ...visitors(shown),
      ...clicks(shown),
      ...acts(),
      ...waiting(shown),
      ...trust(shown),
      ...jobRows(shown),
    ],
  })
