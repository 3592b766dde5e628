import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  NoSuchBucket,
  type ObjectIdentifier,
  type S3Client,
} from '@aws-sdk/client-s3'
import { CommandError } from '#scripts/command/run-command.ts'

/** The first thousand, which is as many as can be removed at once. */
const firstPage = async (client: S3Client, bucket: string): Promise<ObjectIdentifier[]> => {
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket: bucket }),
  )
  return [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }))
}

const remove = async (client: S3Client, bucket: string, objects: ObjectIdentifier[]): Promise<void> => {
  const { Errors = [] } = await client.send(
    new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } }),
  )
  const [first] = Errors
  if (first)
    throw new CommandError(
      `S3 keeps ${Errors.length} objects of ${bucket}, such as ${first.Key}: ${first.Message ?? first.Code}`,
    )
}

/**
 * Removes every version and every delete marker of a bucket, else CloudFormation cannot remove it. A bucket that is gone is empty.
 * @returns how many there were @throws CommandError when S3 keeps some
 */
export const emptyBucket = async (client: S3Client, bucket: string): Promise<number> => {
  let count = 0
  try {
    // Always the first page: what was on it is gone.
    for (
      let page = await firstPage(client, bucket);
      page.length > 0;
      page = await firstPage(client, bucket)
    ) {
      await remove(client, bucket, page)
      count += page.length
    }
  } catch (error) {
    if (error instanceof NoSuchBucket) return count
    throw error
  }
  return count
}
