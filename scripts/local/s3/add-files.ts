import { createHash, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { eachAtOnce } from '#functions/core/time.ts'
import type { StoredObject } from './object-store.ts'

/** A file of the disk that shall be an object. */
export type FileObject = {
  bucket: string
  key: string
  file: string
  headers: { 'content-type': string; 'cache-control': string }
}

// A transaction of these takes a few milliseconds: nobody who asks this process meanwhile shall wait for long.
const rowsAtOnce = 50
const requestsAtOnce = 12

const digest = (bytes: Buffer): Pick<StoredObject, 'size' | 'etag' | 'checksums'> => {
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(bytes))
  return {
    size: bytes.length,
    etag: createHash('md5').update(bytes).digest('hex'),
    checksums: { 'x-amz-checksum-crc32': crc.toString('base64') },
  }
}

/**
 * Adds files to an object store on disk without a request for each: many objects of one file share its bytes. No events
 * follow, so only buckets that no job listens to may be filled so.
 */
export const addFilesToStore = async (
  files: readonly FileObject[],
  folderOf: (bucket: string) => string,
  putAll: (objects: readonly StoredObject[]) => void,
): Promise<void> => {
  const known = new Map<string, StoredObject>()
  const store = ({ bucket, key, file, headers }: FileObject): StoredObject => {
    const path = (blob: string) => join(folderOf(bucket), blob)
    const blob = randomUUID()
    const first = known.get(file)
    if (first) {
      linkSync(path(first.blob), path(blob))
      return { ...first, key, blob }
    }
    mkdirSync(folderOf(bucket), { recursive: true })
    const bytes = readFileSync(file)
    writeFileSync(path(blob), bytes)
    const object = { bucket, key, blob, modified: Date.now(), headers, ...digest(bytes) }
    known.set(file, object)
    return object
  }
  for (let at = 0; at < files.length; at += rowsAtOnce) {
    putAll(files.slice(at, at + rowsAtOnce).map(store))
    // Others ask this process for objects and accounts meanwhile.
    await nextTurn()
  }
}

/** The same at any S3 endpoint, by a request for each. */
export const putFiles = async (client: S3Client, files: readonly FileObject[]): Promise<void> => {
  await eachAtOnce(files, requestsAtOnce, async ({ bucket, key, file, headers }) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: readFileSync(file),
        ContentType: headers['content-type'],
        CacheControl: headers['cache-control'],
      }),
    )
  })
}
