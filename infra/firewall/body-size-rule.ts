import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { refuseWith, visibleAs } from '#infra/firewall/refusals.ts'
import { limits } from '#shared/constants/limits.ts'

/** How much of a body the firewall looks at, by AWS's name for it: the most there is, and as much as we take. */
export const inspectedBody = { name: 'KB_64', bytes: 64 * 1024 }

/**
 * Refuses a body that is larger than any of ours. What is longer than the firewall sees counts as too long, so it must see as much
 * as we take.
 * @throws Error when we take more than that
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
