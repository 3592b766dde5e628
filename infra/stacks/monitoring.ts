import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Watch } from '#infra/monitoring/alarm.ts'
import { apiAlarms } from '#infra/monitoring/api-alarms.ts'
import { budget } from '#infra/monitoring/budget.ts'
import { dashboard } from '#infra/monitoring/dashboard.ts'
import { edgeAlarms } from '#infra/monitoring/edge-alarms.ts'
import { jobAlarms } from '#infra/monitoring/job-alarms.ts'
import { mailAlarms, marketAlarms } from '#infra/monitoring/market-alarms.ts'
import { operatorTopic } from '#infra/monitoring/operator-topic.ts'
import { storeAlarm } from '#infra/monitoring/store-alarms.ts'
import { keyAlarm, trustAlarms } from '#infra/monitoring/trust-alarms.ts'
import type { ApiStack } from '#infra/stacks/api.ts'
import type { DataStack } from '#infra/stacks/data.ts'
import type { EdgeStack } from '#infra/stacks/edge.ts'
import type { JobsStack } from '#infra/stacks/jobs.ts'
import type { WebStack } from '#infra/stacks/web.ts'
import { edgeRegion } from '#infra/regions.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

type Watched = {
  stage: Stage
  edge: EdgeStack
  web: WebStack
  api: ApiStack
  data: DataStack
  jobs: JobsStack
}

/** The name by which the firewall's metrics are found. */
const aclName = (edge: EdgeStack): string => {
  const { visibilityConfig } = edge.node.findChild('Firewall') as CfnWebACL
  return (visibilityConfig as CfnWebACL.VisibilityConfigProperty).metricName
}

/**
 * Alarms and dashboard for the operator: an alarm for everything that people lose, each with its page in `infra/runbooks`.
 *
 * A month costs about 4 dollars for the alarms (0.10 for each metric that one looks at, ten free), 4 for our own metrics
 * (`shared/constants/metrics.ts`) and 1 for the key; the dashboard is free.
 */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { stage, edge, web, api, data, jobs }: Watched) {
    super(scope, id, stackSettings(stage))
    const watch: Watch = { scope: this, stage, topic: operatorTopic(this, stage) }
    apiAlarms(watch, api.api)
    storeAlarm(watch, data.table.tableName)
    marketAlarms(watch, jobs)
    mailAlarms(watch)
    trustAlarms(watch)
    jobAlarms(watch, jobs)
    // CloudTrail tells of the keys, and there is a trail where data is kept.
    if (stage.keepsData) keyAlarm(watch)
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
