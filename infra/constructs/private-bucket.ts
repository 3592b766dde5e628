import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  ObjectOwnership,
  type CorsRule,
  type LifecycleRule,
} from 'aws-cdk-lib/aws-s3'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { siteOrigin, type Stage } from '#infra/stage.ts'

type Options = {
  /** A key of its own, for what even a reader of the account's S3 must not see. */
  key?: Key
  /** Pages of the site may PUT to signed addresses here. */
  takesUploads?: boolean
  /** Days after which an object goes by itself. */
  expiresAfterDays?: number
}

const uploadCors = (stage: Stage): CorsRule => ({
  allowedMethods: [HttpMethods.PUT],
  allowedOrigins: [siteOrigin(stage)],
  allowedHeaders: ['content-type', 'if-none-match'],
  maxAge: 3600,
})

const lifecycle = ({ expiresAfterDays }: Options): LifecycleRule[] => [
  { id: 'unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
  ...(expiresAfterDays ? [{ id: 'expiry', expiration: Duration.days(expiresAfterDays) }] : []),
]

/** A bucket that nobody outside can read, over TLS 1.2 alone. Uploads are announced to EventBridge. */
export const privateBucket = (scope: Construct, id: string, stage: Stage, options: Options = {}): Bucket => {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    ...(options.key
      ? { encryption: BucketEncryption.KMS, encryptionKey: options.key, bucketKeyEnabled: true }
      : { encryption: BucketEncryption.S3_MANAGED }),
    ...(options.takesUploads && { cors: [uploadCors(stage)] }),
    lifecycleRules: lifecycle(options),
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  // CDK's `eventBridgeEnabled` would deploy a Lambda of its own to set this one property.
  if (options.takesUploads && bucket.node.defaultChild instanceof CfnBucket) {
    bucket.node.defaultChild.notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    }
  }
  return bucket
}
