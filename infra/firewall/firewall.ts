import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { refusalBodies, refuseWith, visibleAs } from './refusals.ts'
import { limits } from '#shared/constants/limits.ts'
import { ArnFormat, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { idOfStack, logsRemoval } from '#infra/constructs/log-group.ts'
import { rateRules } from './rate-rules.ts'
import type { Stage } from '#infra/stage.ts'

/**
 * AWS's own rules, and those of them that only count.
 *
 * The size of a body or a query says nothing about it: we take JSON up to `limits.jsonBodyBytes`, which `bodySizeRule` holds to, and
 * a search with thirty makes and cities is longer than 2 KB. Text in a body (`<3`, `../`, an HTML tag in a description)
 * is text to us from end to end: schemas parse it, the table keeps it, pages escape it. A rule that refused it would turn an honest
 * seller away with an answer that nobody understands. The same rules keep blocking in addresses, queries and cookies, where nobody
 * writes such things.
 */
const groups: Record<string, readonly string[]> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesKnownBadInputsRuleSet: [],
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'SizeRestrictions_QUERYSTRING',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
  ],
}

/** The rules that AWS keeps up to date. */
const managedRules = (): Omit<CfnWebACL.RuleProperty, 'priority'>[] =>
  Object.entries(groups).map(([name, counted]) => ({
    name,
    overrideAction: { none: {} },
    visibilityConfig: visibleAs(name),
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((name) => ({ name, actionToUse: { count: {} } })),
      },
    },
  }))

/** How much of a body the firewall looks at, by AWS's name for it: the most there is, and as much as we take. */
const inspectedBody = { name: 'KB_64', bytes: 64 * 1024 }

/**
 * Refuses a body that is larger than any of ours. A body longer than the firewall inspects counts as too long, so the firewall must
 * inspect as much as we accept.
 * @throws Error when we accept more than that
 */
const bodySizeRule = (): Omit<CfnWebACL.RuleProperty, 'priority'> => {
  if (limits.jsonBodyBytes > inspectedBody.bytes)
    throw new Error(`The firewall sees ${inspectedBody.bytes} bytes of a body; jsonBodyBytes is more`)
  return {
    name: 'BodySize',
    action: refuseWith('PAYLOAD_TOO_LARGE'),
    visibilityConfig: visibleAs('BodySize'),
    statement: {
      sizeConstraintStatement: {
        fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
        comparisonOperator: 'GT',
        size: limits.jsonBodyBytes,
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
  }
}

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
