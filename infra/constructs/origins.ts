import { Annotations, Stack } from 'aws-cdk-lib'
import { AccessLevel, OriginProtocolPolicy, type IOrigin } from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import { apiOriginId } from '#infra/edge/origin-ids.ts'

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

/** The API under its own name, which CloudFront must send as the host: hence no viewer's `Host` in its request policy. */
export const apiOriginOf = (api: HttpApi): IOrigin => {
  const { region, urlSuffix } = Stack.of(api)
  return new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originId: apiOriginId,
  })
}
