import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnRule, type CfnRuleProps } from 'aws-cdk-lib/aws-events'
import { CfnResourcePolicy, LogGroup } from 'aws-cdk-lib/aws-logs'
import { idOfStack, logsRemoval } from '#infra/constructs/log-group.ts'
import { awsOwn, type Watch } from '#infra/monitoring/alarm.ts'

/**
 * Collects events of AWS that have no metric in a group of logs, by one rule for each kind; a rule counts itself.
 * @param id the group's construct @param name the part of the group's name that says what is in it
 */
export const noteEvents = <Name extends string>(
  { scope, stage }: Watch,
  id: string,
  name: string,
  rules: Readonly<Record<Name, CfnRuleProps>>,
): Record<Name, CfnRule> => {
  // EventBridge writes to groups of this name only.
  const logGroupName = `/aws/events/sayara-${stage.name}-${name}-${idOfStack()}`
  const logs = new LogGroup(scope, id, {
    logGroupName,
    retention: stage.logRetention,
    removalPolicy: logsRemoval(stage),
  })
  const arn = Stack.of(scope).formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: logGroupName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  const policy = new CfnResourcePolicy(scope, `${id}ByRule`, {
    policyName: `sayara-${stage.name}-${name}`,
    policyDocument: JSON.stringify({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: ['events.amazonaws.com', 'delivery.logs.amazonaws.com'] },
          Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          Resource: `${arn}:*`,
        },
      ],
    }),
  })
  policy.node.addDependency(logs)
  const made = Object.entries<CfnRuleProps>(rules).map(([ruleId, props]) => {
    const rule = new CfnRule(scope, ruleId, { ...props, targets: [{ id: 'Logs', arn }] })
    rule.node.addDependency(policy)
    return [ruleId, rule] as const
  })
  return Object.fromEntries(made) as Record<Name, CfnRule>
}

/** How often a rule has noted an event. Nothing at all is written where it never did. */
export const timesNoted = (rule: CfnRule, minutes: number): Metric =>
  awsOwn('Events', 'TriggeredRules', { statistic: 'Sum', minutes, dimensions: { RuleName: rule.ref } })
