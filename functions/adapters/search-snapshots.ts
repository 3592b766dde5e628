import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { logger } from '#functions/core/logger.ts'
import {
  decodeSnapshot,
  encodeSnapshot,
  snapshotVersion,
  SnapshotUnreadable,
  type Snapshot,
} from '#functions/search/snapshot.ts'

// One name per format: while a deployment is under way, old and new code each keep their own.
const place = () => ({ Bucket: env().SEARCH_BUCKET, Key: `listings.v${snapshotVersion}.snapshot` })

/** What is stored and under which ETag. `snapshot` is undefined when the bytes cannot be read and must be replaced. */
type StoredSnapshot = { etag: string; snapshot: Snapshot | undefined }

/** The newest snapshot, or undefined when there is none yet. */
export const loadSnapshot = async (): Promise<StoredSnapshot | undefined> => {
  try {
    const { Body, ETag = '' } = await s3().send(new GetObjectCommand(place()))
    return { etag: ETag, snapshot: decode((await Body?.transformToByteArray()) ?? new Uint8Array()) }
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

const decode = (bytes: Uint8Array): Snapshot | undefined => {
  try {
    return decodeSnapshot(bytes)
  } catch (error) {
    if (!(error instanceof SnapshotUnreadable)) throw error
    logger.error('search snapshot unreadable', error)
    return undefined
  }
}

/**
 * Replaces the snapshot that was loaded under `etag`, or stores the first one. Conditional, so that of two compactions
 * at once the slower one cannot put an older state back.
 * @returns false when another one was stored in the meantime
 */
export const storeSnapshot = async (
  { columns, watermarks }: Snapshot,
  etag: string | undefined,
): Promise<boolean> => {
  const unchanged = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }
  try {
    await s3().send(
      new PutObjectCommand({
        ...place(),
        ...unchanged,
        Body: encodeSnapshot(columns, watermarks),
        ContentType: 'application/octet-stream',
      }),
    )
    return true
  } catch (error) {
    // 412: another one is there; 409: another one is being written.
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === 412 || status === 409) return false
    throw error
  }
}
