import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { refuseWith, visibleAs } from './refusals.ts'
import { limits } from '#shared/constants/limits.ts'

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
export const managedRules = (): Omit<CfnWebACL.RuleProperty, 'priority'>[] =>
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
export const inspectedBody = { name: 'KB_64', bytes: 64 * 1024 }

/**
 * Refuses a body that is larger than any of ours. A body longer than the firewall inspects counts as too long, so the firewall must
 * inspect as much as we accept.
 * @throws Error when we accept more than that
 */
export const bodySizeRule = (): Omit<CfnWebACL.RuleProperty, 'priority'> => {
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
