import { Annotations } from 'aws-cdk-lib'
import { AccessLevel, OriginProtocolPolicy, OriginSslPolicy, type IOrigin } from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { apiOriginId } from '#infra/edge/event.ts'
import type { Stage } from '#infra/stage.ts'
import { originSecretHeader } from '#shared/constants/origin-headers.ts'

/** The site's files. With the right to list, a missing one is a 404 and not a 403. */
export const siteOriginOf = (scope: Construct, bucket: IBucket): IOrigin => {
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    'The distribution has a root object, and the rewrite never asks the bucket for a folder.',
  )
  return S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  })
}

/** The photos. Their bucket lets this account's distributions in by itself, since its stack cannot know this one. */
export const photoOriginOf = (scope: Construct, photos: IBucket): IOrigin => {
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The data stack writes that policy.',
  )
  const imported = Bucket.fromBucketAttributes(scope, 'Photos', {
    bucketArn: photos.bucketArn,
    bucketRegionalDomainName: photos.bucketRegionalDomainName,
  })
  return S3BucketOrigin.withOriginAccessControl(imported)
}

/**
 * The API under its own name, which CloudFront must send as the host: hence no viewer's `Host` in its request policy. The secret is
 * CloudFormation's to look up, so that no template holds it; without hashes no function asks for one, and there may be none.
 */
export const apiOriginOf = (host: string, { reference, hashes }: Stage['originSecret']): IOrigin =>
  new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    originId: apiOriginId,
    ...(hashes.length > 0 && { customHeaders: { [originSecretHeader]: reference } }),
  })
