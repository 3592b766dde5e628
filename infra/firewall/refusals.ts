import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { errors, type ErrorCode } from '#shared/errors.ts'

const refusals = ['TOO_MANY_REQUESTS', 'PAYLOAD_TOO_LARGE'] as const satisfies readonly ErrorCode[]
type Refusal = (typeof refusals)[number]

/** Bodies by which the firewall refuses in the API's own shape, so that the site has a sentence for it. */
export const refusalBodies: Record<string, CfnWebACL.CustomResponseBodyProperty> = Object.fromEntries(
  refusals.map((code) => [
    code,
    {
      contentType: 'APPLICATION_JSON',
      content: JSON.stringify({ message: errors[code].message, code }),
    },
  ]),
)

/** Blocks with that refusal. `retryAfterSeconds` tells the client when to come again. */
export const refuseWith = (code: Refusal, retryAfterSeconds?: number): CfnWebACL.RuleActionProperty => ({
  block: {
    customResponse: {
      responseCode: errors[code].status,
      customResponseBodyKey: code,
      responseHeaders: [
        { name: 'cache-control', value: 'no-store' },
        ...(retryAfterSeconds ? [{ name: 'retry-after', value: String(retryAfterSeconds) }] : []),
      ],
    },
  },
})

/** Metrics and sampling of a rule; its log has the same name. */
export const visibleAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Kept for three hours, without what `firewall.ts` hides.
  sampledRequestsEnabled: true,
})
