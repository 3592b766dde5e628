import { ArnFormat, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import { stackPrefix } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

/**
 * Where S3 notes who asked the stage's buckets for what, as long as the other logs. S3 writes here under its own key only, and into
 * no bucket whose objects are locked. https://docs.aws.amazon.com/AmazonS3/latest/userguide/enable-server-access-logging.html
 */
export const accessLogBucket = (scope: Construct, id: string, stage: Stage): Bucket => {
  const bucket = privateBucket(scope, id, stage, { expiresAfterDays: stage.logRetention })
  const ownBuckets = Stack.of(scope).formatArn({
    service: 's3',
    region: '',
    account: '',
    // The buckets of other stacks are not known yet; all have names that begin with their stack's.
    resource: `${stackPrefix(stage.name).toLowerCase()}*`,
    arnFormat: ArnFormat.NO_RESOURCE_NAME,
  })
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('logging.s3.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects('*')],
      conditions: {
        ArnLike: { 'aws:SourceArn': ownBuckets },
        StringEquals: { 'aws:SourceAccount': Stack.of(scope).account },
      },
    }),
  )
  return bucket
}
