import { DeleteTableCommand, DynamoDBClient, waitUntilTableNotExists } from '@aws-sdk/client-dynamodb'
import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { localCredentials, localRegion } from '../local/credentials.ts'
import { localBuckets, localNames } from '../local/names.ts'

const emptyBucket = async (client: S3Client, Bucket: string): Promise<void> => {
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
    const Objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []))
    if (Objects.length === 0) return
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
  }
}

/** Removes what an interrupted seeding left at an AWS-compatible endpoint: the table, and every object of our buckets. */
export const emptyEndpoint = async (endpoint: string): Promise<void> => {
  const common = { endpoint, region: localRegion, credentials: localCredentials }
  const tables = new DynamoDBClient(common)
  const table = { TableName: localNames.TABLE_NAME }
  await tables.send(new DeleteTableCommand(table))
  await waitUntilTableNotExists({ client: tables, maxWaitTime: 30, minDelay: 1 }, table)
  const buckets = new S3Client({ ...common, forcePathStyle: true })
  for (const bucket of localBuckets) await emptyBucket(buckets, bucket)
}
