import { Duration } from 'aws-cdk-lib'
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { earlyScript, hashSource } from '#infra/early-script.ts'
import {
  contentSecurityPolicy,
  hstsSeconds,
  permissionsPolicy,
  type Storage,
} from '#shared/rules/site-headers.ts'

// This release's and those of two before: after a rollback the pages of one of them answer, and each new deploy begins beneath them.
const allowedScripts = 3

const policyOf = (storage: Storage, before: readonly string[]) => {
  const scripts = new Set([hashSource(earlyScript()), ...before.map((hash) => `'${hash}'`)])
  return contentSecurityPolicy({ ...storage, inlineScript: [...scripts].slice(0, allowedScripts).join(' ') })
}

/**
 * The headers of `siteHeaders` on every answer of the site; the API's own stricter ones stay. CloudFront takes the known ones by
 * name only, which is why they are told apart here. `before` are the hashes of inline scripts that were allowed until now.
 */
export const securityHeaders = (
  scope: Construct,
  storage: Storage,
  before: readonly string[] = [],
): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policyOf(storage, before), override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: false,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'permissions-policy', value: permissionsPolicy, override: true }],
    },
  })
