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

const policyOf = (storage: Storage) =>
  contentSecurityPolicy({ ...storage, inlineScript: hashSource(earlyScript()) })

/**
 * The headers of `siteHeaders` on every answer of the site; the API's own stricter ones stay. CloudFront takes the known ones by
 * name only, which is why they are told apart here.
 */
export const securityHeaders = (scope: Construct, storage: Storage): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: policyOf(storage), override: true },
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
