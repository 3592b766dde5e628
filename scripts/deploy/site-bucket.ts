import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { CommandError } from '#scripts/command/run-command.ts'

/** S3 deletes this many objects with one request. */
const mostAtOnce = 1000

/** The keys below a prefix, each with its entity tag without the quotes. */
export const listKeys = async (
  client: S3Client,
  bucket: string,
  prefix = '',
): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key, ETag = '' } of Contents) if (Key) found.set(Key, ETag.replaceAll('"', ''))
  return found
}

export const readText = async (client: S3Client, bucket: string, key: string): Promise<string> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
  return (await Body?.transformToString()) ?? ''
}

/** @throws CommandError when S3 keeps one of them */
export const deleteKeys = async (
  client: S3Client,
  bucket: string,
  keys: readonly string[],
): Promise<void> => {
  for (let from = 0; from < keys.length; from += mostAtOnce) {
    const objects = keys.slice(from, from + mostAtOnce).map((Key) => ({ Key }))
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } }),
    )
    const [first] = Errors
    if (first)
      throw new CommandError(`S3 did not delete ${first.Key} from ${bucket}: ${first.Message ?? first.Code}`)
  }
}
