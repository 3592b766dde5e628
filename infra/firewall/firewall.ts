import { ArnFormat, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { idOfStack, logsRemoval } from '#infra/constructs/log-group.ts'
import { bodySizeRule, inspectedBody, managedRules } from './managed-rules.ts'
import { rateRules } from '#infra/firewall/rate-rules.ts'
import { refusalBodies, visibleAs } from '#infra/firewall/refusals.ts'
import type { Stage } from '#infra/stage.ts'

// A page that mailed a link has its token in the query, and the requests it makes have that page in `Referer`.
const secretHeaders = ['authorization', 'cookie', 'referer']

const hidden: CfnWebACL.FieldToProtectProperty[] = [
  { fieldType: 'SINGLE_HEADER', fieldKeys: secretHeaders },
  { fieldType: 'SINGLE_COOKIE' },
  { fieldType: 'QUERY_STRING' },
  // A rule that matched would quote what somebody wrote.
  { fieldType: 'BODY' },
]

/** The web ACL of a distribution. Exact limits are the contracts' (`functions/core/limited-handler.ts`); here only floods and known attacks end. */
export const firewall = (scope: Construct, stage: Stage): CfnWebACL => {
  const rules = [...rateRules(stage), bodySizeRule(), ...managedRules()]
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibleAs('Firewall'),
    customResponseBodies: refusalBodies,
    associationConfig: {
      requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: inspectedBody.name } },
    },
    // In the log and in the samples alike.
    dataProtectionConfig: {
      dataProtections: hidden.map((field) => ({ field, action: 'SUBSTITUTION' })),
    },
    rules: rules.map((rule, priority) => ({ ...rule, priority })),
  })
}

const blocked = ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((Action) => ({ ActionCondition: { Action } }))

/** Logs requests that the firewall blocked or would have blocked. Others are in CloudFront's own log, without addresses. */
export const firewallLog = (scope: Construct, stage: Stage, acl: CfnWebACL): LogGroup => {
  // WAF writes to groups of this name only.
  const logGroupName = `aws-waf-logs-sayara-${stage.name}-${idOfStack()}`
  const logs = new LogGroup(scope, 'FirewallLog', {
    logGroupName,
    retention: stage.logRetention,
    removalPolicy: logsRemoval(stage),
  })
  logs.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logs.logGroupArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  const configuration = new CfnLoggingConfiguration(scope, 'FirewallLogging', {
    resourceArn: acl.attrArn,
    // Without the `:*` that a log group's own ARN ends in, which WAF refuses.
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    redactedFields: [...secretHeaders.map((name) => ({ singleHeader: { Name: name } })), { queryString: {} }],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: blocked }],
    },
  })
  configuration.node.addDependency(logs)
  return logs
}
