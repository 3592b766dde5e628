import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  ObjectLockRetention,
  ObjectOwnership,
  type CorsRule,
  type LifecycleRule,
} from 'aws-cdk-lib/aws-s3'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { type Stage } from '#infra/stage.ts'

type Options = {
  /** The bucket for access logs. Every bucket has one but the log bucket itself. */
  accessLogs?: Bucket
  /** A key of its own, for data that even a reader of the account's S3 must not see. */
  key?: Key
  /** Pages of the site may PUT to signed addresses here. */
  takesUploads?: boolean
  /** Days after which an object goes by itself. */
  expiresAfterDays?: number
  /** Days in which a deleted object can be restored. */
  keepsDeletedDays?: number
  /** Days in which only a role that may override the lock can delete an object. */
  lockedDays?: number
}

/** Where the browser's pages come from, as S3 compares it: it allows one `*`, for a site without a name of its own. */
const siteOrigin = ({ domain }: Stage): string =>
  domain ? `https://${domain.name}` : 'https://*.cloudfront.net'

const uploadCors = (stage: Stage): CorsRule => ({
  allowedMethods: [HttpMethods.PUT],
  allowedOrigins: [siteOrigin(stage)],
  allowedHeaders: ['content-type', 'if-none-match'],
  maxAge: 3600,
})

const lifecycle = ({ expiresAfterDays, keepsDeletedDays }: Options): LifecycleRule[] => [
  { id: 'unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
  ...(expiresAfterDays ? [{ id: 'expiry', expiration: Duration.days(expiresAfterDays) }] : []),
  ...(keepsDeletedDays
    ? [{ id: 'deleted', noncurrentVersionExpiration: Duration.days(keepsDeletedDays) }]
    : []),
  // A mark of deletion that hides nothing any more; S3 takes no other expiry in the same bucket's rule for them.
  ...(keepsDeletedDays && !expiresAfterDays ? [{ id: 'marks', expiredObjectDeleteMarker: true }] : []),
]

/** Settings for which CDK's own bucket would add a Lambda of its own, or a policy that ties two stacks to each other. */
const overrides = (bucket: Bucket, id: string, { takesUploads, accessLogs }: Options): void => {
  if (!(bucket.node.defaultChild instanceof CfnBucket)) return
  if (takesUploads) {
    bucket.node.defaultChild.notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    }
  }
  if (accessLogs) {
    bucket.node.defaultChild.loggingConfiguration = {
      destinationBucketName: accessLogs.bucketName,
      logFilePrefix: `${id.toLowerCase()}/`,
    }
  }
}

/** A bucket that nobody outside can read, over TLS 1.2 alone. Uploads are announced to EventBridge. */
export const privateBucket = (scope: Construct, id: string, stage: Stage, options: Options = {}): Bucket => {
  const { key, keepsDeletedDays, lockedDays } = options
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    ...(key
      ? { encryption: BucketEncryption.KMS, encryptionKey: key, bucketKeyEnabled: true }
      : { encryption: BucketEncryption.S3_MANAGED }),
    ...(options.takesUploads && { cors: [uploadCors(stage)] }),
    versioned: keepsDeletedDays !== undefined,
    ...(lockedDays && {
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(lockedDays)),
    }),
    lifecycleRules: lifecycle(options),
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  overrides(bucket, id, options)
  return bucket
}
