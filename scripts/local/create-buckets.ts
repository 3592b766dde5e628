import {
  CreateBucketCommand,
  HeadBucketCommand,
  NotFound,
  PutBucketCorsCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { localRegion } from './credentials.ts'

const exists = async (client: S3Client, Bucket: string): Promise<boolean> => {
  try {
    await client.send(new HeadBucketCommand({ Bucket }))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}

/** Makes those of the buckets that are missing. */
export const createBuckets = async (client: S3Client, buckets: readonly string[]): Promise<void> => {
  for (const Bucket of buckets) {
    if (await exists(client, Bucket)) continue
    await client.send(
      new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: localRegion } }),
    )
  }
}

/** Lets pages of these origins upload to the buckets. Our own emulator gets its origins when it starts. */
export const allowOrigins = async (
  client: S3Client,
  buckets: readonly string[],
  origins: readonly string[],
): Promise<void> => {
  const rule = { AllowedOrigins: [...origins], AllowedMethods: ['GET', 'PUT'], AllowedHeaders: ['*'] }
  for (const Bucket of buckets) {
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }))
  }
}
