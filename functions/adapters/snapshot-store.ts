import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { findObject, isStored, s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { logger } from '#functions/core/logger.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { SnapshotUnreadable } from '#functions/search/watermarks.ts'

/** The name of a format's snapshots, and how to read one. `decode` throws SnapshotUnreadable. */
type Format<S> = { name: string; decode: (bytes: Uint8Array) => S }

type Formats<S> = {
  /** Writes the first of `formats`. */
  encode: (snapshot: S) => Uint8Array
  /**
   * All formats that this code can read, the newest first. During a deploy, and after a rollback, another release writes another format:
   * the one before stays here for one release (`search/README.md` says how a format is added).
   */
  formats: readonly [newest: Format<S>, ...older: Format<S>[]]
}

/** The newest snapshot that can be read. `snapshot` is undefined when that of the newest format is all there is, and unreadable. */
type StoredSnapshot<S> = {
  /** The ETag of the newest format's snapshot, which is undefined when there is none yet. */
  etag: string | undefined
  snapshot: S | undefined
  /** It is of an older format, and is to be replaced by a build. */
  isOlder: boolean
}

// The snapshot of a million listings is 131 MB; the client's own five seconds are meant for people's requests.
const uploadTime = { requestTimeout: 60_000 }
// What is larger goes in parts, of which a broken one alone is sent again.
const partBytes = 16 * 1024 * 1024
const partsAtOnce = 4

const content = { ContentType: 'application/octet-stream' }

const place = (Key: string) => ({ Bucket: env().SEARCH_BUCKET, Key })

const get = async (name: string): Promise<{ etag: string; bytes: Uint8Array } | undefined> => {
  const found = await findObject(place(name))
  return (
    found && { etag: found.ETag ?? '', bytes: (await found.Body?.transformToByteArray()) ?? new Uint8Array() }
  )
}

type Condition = { IfNoneMatch: '*' } | { IfMatch: string }

const putInParts = async (name: string, bytes: Uint8Array, condition: Condition): Promise<void> => {
  const { UploadId } = await s3().send(new CreateMultipartUploadCommand({ ...place(name), ...content }))
  const upload = { ...place(name), UploadId }
  try {
    const Parts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) => ({
      PartNumber: part + 1,
      ETag: '',
    }))
    await eachAtOnce(Parts, partsAtOnce, async (part) => {
      const Body = bytes.subarray((part.PartNumber - 1) * partBytes, part.PartNumber * partBytes)
      const { PartNumber } = part
      const sent = await s3().send(new UploadPartCommand({ ...upload, PartNumber, Body }), uploadTime)
      part.ETag = sent.ETag ?? ''
    })
    const complete = { ...upload, ...condition, MultipartUpload: { Parts } }
    await s3().send(new CompleteMultipartUploadCommand(complete), uploadTime)
  } catch (error) {
    // Otherwise a rule of the bucket removes the parts after a day.
    await s3()
      .send(new AbortMultipartUploadCommand(upload))
      .catch(() => {})
    throw error
  }
}

/** Stores bytes where the condition holds at their end. @throws S3ServiceException with status 412 or 409 where it does not */
const put = async (name: string, bytes: Uint8Array, condition: Condition): Promise<void> => {
  if (bytes.length > partBytes) return putInParts(name, bytes, condition)
  const whole = new PutObjectCommand({ ...place(name), ...condition, ...content, Body: bytes })
  await s3().send(whole, uploadTime)
}

/** The snapshots of one index in the search bucket, of which only the newest of each format is kept. */
export const snapshotStore = <S>({ encode, formats }: Formats<S>) => {
  const [newest, ...older] = formats

  const read = ({ name, decode }: Format<S>, bytes: Uint8Array): S | undefined => {
    try {
      return decode(bytes)
    } catch (error) {
      if (!(error instanceof SnapshotUnreadable)) throw error
      logger.error('search snapshot unreadable', error, { name })
      return undefined
    }
  }

  /** The snapshot of the newest format that is there and can be read, or undefined when there is none at all. */
  const load = async (): Promise<StoredSnapshot<S> | undefined> => {
    const found = await get(newest.name)
    const snapshot = found && read(newest, found.bytes)
    if (snapshot) return { etag: found.etag, snapshot, isOlder: false }
    for (const format of older) {
      const before = await get(format.name)
      const readable = before && read(format, before.bytes)
      if (readable) return { etag: found?.etag, snapshot: readable, isOlder: true }
    }
    return found && { etag: found.etag, snapshot: undefined, isOlder: false }
  }

  /** The ETag of the newest format's snapshot as it is now, or undefined when there is none. */
  const findEtag = async (): Promise<string | undefined> => {
    try {
      return (await s3().send(new HeadObjectCommand(place(newest.name)))).ETag
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }

  /**
   * Replaces the snapshot that was loaded under `etag`, or stores the first one. Conditional, so that of two compactions
   * at once the slower one cannot put an older state back.
   * @returns false when another one was stored in the meantime
   */
  const store = async (snapshot: S, etag: string | undefined): Promise<boolean> => {
    return isStored(
      put(newest.name, encode(snapshot), etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }),
    )
  }
  return { load, findEtag, store }
}
