import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { logger } from '#functions/core/logger.ts'
import { SnapshotUnreadable } from '#functions/search/watermarks.ts'

/** The name and encoding of a snapshot. `decode` throws SnapshotUnreadable. */
type Format<S> = { name: string; encode: (snapshot: S) => Uint8Array; decode: (bytes: Uint8Array) => S }

/** A stored snapshot and its ETag. `snapshot` is undefined when the bytes cannot be read and must be replaced. */
type StoredSnapshot<S> = { etag: string; snapshot: S | undefined }

// The snapshot of a million listings is 131 MB; the client's own five seconds are meant for people's requests.
const uploadMs = 60_000

const place = (Key: string) => ({ Bucket: env().SEARCH_BUCKET, Key })

/** The snapshots of one index in the search bucket, of which only the newest is kept. */
export const snapshotStore = <S>({ name, encode, decode }: Format<S>) => {
  const read = (bytes: Uint8Array): S | undefined => {
    try {
      return decode(bytes)
    } catch (error) {
      if (!(error instanceof SnapshotUnreadable)) throw error
      logger.error('search snapshot unreadable', error, { name })
      return undefined
    }
  }

  /** The newest snapshot, or undefined when there is none yet. */
  const load = async (): Promise<StoredSnapshot<S> | undefined> => {
    try {
      const { Body, ETag = '' } = await s3().send(new GetObjectCommand(place(name)))
      return { etag: ETag, snapshot: read((await Body?.transformToByteArray()) ?? new Uint8Array()) }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  /**
   * Replaces the snapshot that was loaded under `etag`, or stores the first one. Conditional, so that of two compactions
   * at once the slower one cannot put an older state back.
   * @returns false when another one was stored in the meantime
   */
  const store = async (snapshot: S, etag: string | undefined): Promise<boolean> => {
    const unchanged = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }
    const content = { Body: encode(snapshot), ContentType: 'application/octet-stream' }
    try {
      const put = new PutObjectCommand({ ...place(name), ...unchanged, ...content })
      await s3().send(put, { requestTimeout: uploadMs })
      return true
    } catch (error) {
      // 412: another one is there; 409: another one is being written.
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
      if (status === 412 || status === 409) return false
      throw error
    }
  }
  return { load, store }
}
