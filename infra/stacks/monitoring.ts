import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'
import { Aws, CfnOutput, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Subscription, SubscriptionProtocol, Topic } from 'aws-cdk-lib/aws-sns'
import { ownKey } from '#infra/constructs/own-key.ts'
import type { Watch } from '#infra/monitoring/alarm.ts'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { apiAlarms } from '#infra/monitoring/api-alarms.ts'
import { dashboard } from '#infra/monitoring/dashboard.ts'
import { edgeAlarms } from '#infra/monitoring/edge-alarms.ts'
import { jobAlarms } from '#infra/monitoring/job-alarms.ts'
import { mailAlarms, marketAlarms, searchAlarms } from '#infra/monitoring/market-alarms.ts'
import { copyAlarms } from '#infra/monitoring/copy-alarms.ts'
import type { FileCopies } from '#infra/constructs/replication.ts'
import { tableAlarms } from '#infra/monitoring/table-alarms.ts'
import { keyAlarm, trustAlarms } from '#infra/monitoring/trust-alarms.ts'
import type { ApiStack } from '#infra/stacks/api.ts'
import type { DataStack } from '#infra/stacks/data.ts'
import type { EdgeStack } from '#infra/stacks/edge.ts'
import type { JobsStack } from '#infra/stacks/jobs.ts'
import type { QueuesStack } from '#infra/stacks/queues.ts'
import type { WebStack } from '#infra/stacks/web.ts'
import { edgeRegion } from '#infra/regions.ts'
import { stackSettings } from '#infra/stack-name.ts'

/** The shares of the month's budget at which the operator is notified. */
export const budgetPercents = [50, 80, 100] as const

/**
 * The monthly budget of the account. It stops nothing: a market that is closed by its bill loses more than the bill. It has no name of
 * ours: another operator is another budget to CloudFormation, which makes the new one while the old one still has its name.
 */
const budget = (scope: Construct, { monthlyBudgetUsd, operatorMail }: Stage): CfnBudget =>
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    ...(operatorMail && {
      notificationsWithSubscribers: budgetPercents.map((threshold) => ({
        notification: {
          notificationType: 'ACTUAL',
          comparisonOperator: 'GREATER_THAN',
          threshold,
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'EMAIL', address: operatorMail }],
      })),
    }),
  })

const alarms = new ServicePrincipal('cloudwatch.amazonaws.com')
const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } }

/**
 * Where alarms go, and from there to the operator's mail; AWS asks that address once whether it wants them. Under a key of our own:
 * with AWS's own key for topics, alarms may not publish.
 */
const operatorTopic = (scope: Construct, stage: Stage, topicName = `sayara-${stage.name}-alarms`): Topic => {
  const key = ownKey(scope, 'AlarmKey', stage, {
    description: 'What alarms say on their way to the operator',
    uses: [
      new PolicyStatement({
        principals: [alarms],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'],
        conditions: ofThisAccount,
      }),
    ],
  })
  const topic = new Topic(scope, 'Alarms', {
    topicName,
    masterKey: key,
    enforceSSL: true,
  })
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [alarms],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: ofThisAccount,
    }),
  )
  if (stage.operatorMail)
    new Subscription(scope, 'Operator', {
      topic,
      protocol: SubscriptionProtocol.EMAIL,
      endpoint: stage.operatorMail,
    })
  return topic
}

type Watched = {
  stage: Stage
  edge: EdgeStack
  web: WebStack
  api: ApiStack
  data: DataStack
  jobs: readonly JobsStack[]
  /** Where data is kept. */
  copies: FileCopies | undefined
  queues: QueuesStack['queues']
}

/**
 * The topic of the region's own alarms. In us-east-1 it is the one with another name, and not the edge's: that is there already when a
 * stage whose region is lost is made anew in us-east-1, and people would have to confirm a new one.
 */
const ownTopic = (scope: Construct, stage: Stage): Topic =>
  stage.region === edgeRegion
    ? operatorTopic(scope, stage, `sayara-${stage.name}-region-alarms`)
    : operatorTopic(scope, stage)

/** The name by which the firewall's metrics are found. */
const aclName = (edge: EdgeStack): string => {
  const { visibilityConfig } = edge.node.findChild('Firewall') as CfnWebACL
  return (visibilityConfig as CfnWebACL.VisibilityConfigProperty).metricName
}

/**
 * Alarms and dashboard for the operator: an alarm for everything that people lose, each with its page in `infra/runbooks`.
 *
 * A month costs about 9.60 dollars for the alarms (0.10 for each metric that one looks at, ten free), 4 for our own metrics
 * (`shared/constants/metrics.ts`) and 1 for the key; the dashboard is free.
 */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { stage, edge, web, api, data, jobs, queues, copies }: Watched) {
    super(scope, id, stackSettings(stage))
    const watch: Watch = { scope: this, stage, topic: ownTopic(this, stage) }
    apiAlarms(watch, api.api)
    tableAlarms(watch, data.table.tableName)
    marketAlarms(watch, jobs)
    searchAlarms(watch)
    mailAlarms(watch, queues)
    trustAlarms(watch)
    jobAlarms(watch, jobs, queues)
    // CloudTrail tells of the keys, and there is a trail where data is kept.
    if (stage.keepsData) keyAlarm(watch)
    if (copies) copyAlarms(watch, data, copies)
    dashboard(this, {
      stage,
      apiId: api.api.apiId,
      tableName: data.table.tableName,
      distributionId: web.distribution.distributionId,
      acl: aclName(edge),
      jobs,
    })
    new CfnOutput(this, 'DashboardPage', {
      value: `https://${this.region}.console.aws.amazon.com/cloudwatch/home?region=${this.region}#dashboards/dashboard/sayara-${stage.name}`,
    })
  }
}

/** The same for what exists in us-east-1 alone: an alarm sees the metrics of its own region only. And the budget. */
export class EdgeMonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, edge, distributionId }: Pick<Watched, 'stage' | 'edge'> & { distributionId: string },
  ) {
    super(scope, id, stackSettings(stage, edgeRegion))
    const watch: Watch = { scope: this, stage, topic: operatorTopic(this, stage) }
    edgeAlarms(watch, distributionId, aclName(edge))
    budget(this, stage)
  }
}
