import { CreateBucketCommand, HeadBucketCommand, NotFound, type S3Client } from '@aws-sdk/client-s3'
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

/** Creates the missing buckets. */
export const createBuckets = async (client: S3Client, buckets: readonly string[]): Promise<void> => {
  for (const Bucket of buckets) {
    if (await exists(client, Bucket)) continue
    await client.send(
      new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: localRegion } }),
    )
  }
}
