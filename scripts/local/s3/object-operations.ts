import { S3Error, document, element, elementsOf, s3Namespace, textOf } from './errors.ts'
import {
  checkCopySource,
  notModified,
  writeGuard,
  headersOf,
  headersToKeep,
  quoted,
} from './object-headers.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'
import type { S3Answer, S3Request } from './request.ts'
import type { EventQueue } from './event-queue.ts'
import { consumePayload, readDocument } from './payload.ts'
/** Both ends included, counted from 0. */
type ByteRange = { first: number; last: number }

/**
 * The one range a Range header asks for; undefined (the whole object) when there is none, or a form S3 ignores.
 * Throws S3Error InvalidRange when it lies outside the object.
 */
const parseRange = (header: string | undefined, size: number): ByteRange | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  if (first >= size) throw new S3Error('InvalidRange')
  return { first, last }
}

/** GetObject and HeadObject. Throws S3Error NoSuchKey, PreconditionFailed, InvalidRange. */
export const getObject = (request: S3Request, store: ObjectStore): S3Answer => {
  const object = store.find(request.bucket, request.key)
  if (!object) throw new S3Error('NoSuchKey')
  const headers = headersOf(object, request)
  if (notModified(request.headers, object)) {
    return {
      status: 304,
      headers: { etag: headers['etag'] ?? '', 'last-modified': headers['last-modified'] ?? '' },
    }
  }
  const range = parseRange(request.headers['range'], object.size)
  const { first, last } = range ?? { first: 0, last: object.size - 1 }
  headers['content-length'] = String(last - first + 1)
  if (range) headers['content-range'] = `bytes ${first}-${last}/${object.size}`
  const wantsBytes = request.method === 'GET' && object.size > 0
  // Opened in the same tick as the look-up, so that no overwrite can come between.
  const bytes = wantsBytes ? { body: store.read(object, first, last) } : {}
  return { status: range ? 206 : 200, headers, ...bytes }
}

/** PutObject. The answer goes out only when bytes, metadata and event are on disk. Throws S3Error. */
export const putObject = async (
  request: S3Request,
  store: ObjectStore,
  events: EventQueue,
): Promise<S3Answer> => {
  const { bucket, key } = request
  const headers = headersToKeep(request)
  const guard = writeGuard(request.headers)
  // Spares the upload when it is already lost; the guard decides again when the bytes are there.
  guard(store.find(bucket, key))
  const blob = await store.newBlob(bucket)
  try {
    const { size, etag, checksums } = await consumePayload(request, blob.write)
    await blob.seal()
    const object = { bucket, key, blob: blob.name, size, etag, modified: Date.now(), headers, checksums }
    events.push(store.commit(object, 'ObjectCreated:Put', guard))
    return { status: 200, headers: { etag: quoted(etag), ...checksums } }
  } catch (error) {
    await blob.discard()
    throw error
  }
}

const decodeSource = (header: string): string => {
  try {
    return decodeURIComponent(header)
  } catch {
    throw new S3Error('InvalidArgument', 'Copy Source must be URL-encoded')
  }
}

const sourceOf = ({ headers }: S3Request, store: ObjectStore): StoredObject => {
  const [path = '', version] = (headers['x-amz-copy-source'] ?? '').split('?')
  if (version !== undefined) throw new S3Error('NotImplemented')
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decodeSource(path)) ?? []
  if (!bucket) throw new S3Error('InvalidArgument', 'Copy Source must mention the source bucket and key')
  if (!store.hasBucket(bucket)) throw new S3Error('NoSuchBucket')
  const source = store.find(bucket, key)
  if (!source) throw new S3Error('NoSuchKey')
  return source
}

const headersFor = (request: S3Request, source: StoredObject): Record<string, string> => {
  const directive = request.headers['x-amz-metadata-directive'] ?? 'COPY'
  if (directive === 'REPLACE') return headersToKeep(request)
  if (directive !== 'COPY') throw new S3Error('InvalidArgument', 'Unknown metadata directive.')
  if (source.bucket === request.bucket && source.key === request.key) {
    throw new S3Error('InvalidRequest', 'This copy request is illegal because it copies an object to itself.')
  }
  return source.headers
}

/** CopyObject, with conditions on source and target. Throws S3Error. */
export const copyObject = async (
  request: S3Request,
  store: ObjectStore,
  events: EventQueue,
): Promise<S3Answer> => {
  const { bucket, key } = request
  const source = sourceOf(request, store)
  checkCopySource(request.headers, source)
  const headers = headersFor(request, source)
  const guard = writeGuard(request.headers)
  guard(store.find(bucket, key))
  const blob = await store.sameBlob(source, bucket).catch(() => {
    // Between the look-up and now the source was replaced or deleted.
    throw new S3Error('NoSuchKey')
  })
  try {
    await blob.seal()
    const object = { ...source, bucket, key, blob: blob.name, modified: Date.now(), headers }
    events.push(store.commit(object, 'ObjectCreated:Copy', guard))
  } catch (error) {
    await blob.discard()
    throw error
  }
  const fields = [element('ETag', quoted(source.etag)), element('LastModified', new Date().toISOString())]
  return { status: 200, body: document(element('CopyObjectResult', fields, s3Namespace)) }
}

const maxKeys = 1000

/** DeleteObject: an absent key is no error. */
export const deleteObject = async ({ bucket, key }: S3Request, store: ObjectStore): Promise<S3Answer> => {
  await store.remove(bucket, key)
  return { status: 204 }
}

/** DeleteObjects, up to 1,000 keys. Throws S3Error for a body without checksum, or one that is not the XML it should be. */
export const deleteObjects = async (request: S3Request, store: ObjectStore): Promise<S3Answer> => {
  const { xml, digest } = await readDocument(request)
  if (request.headers['content-md5'] === undefined && Object.keys(digest.checksums).length === 0) {
    throw new S3Error(
      'InvalidRequest',
      'Missing required header for this request: Content-MD5 OR x-amz-checksum-*',
    )
  }
  const keys = elementsOf(xml, 'Object').map((object) => {
    // An ETag or a version makes the deletion conditional; to delete regardless would be worse than to refuse.
    if (/<(?!Key[\s>])\w/.test(object)) throw new S3Error('NotImplemented')
    return textOf(object, 'Key')
  })
  const named = keys.filter((key) => key !== undefined && key !== '') as string[]
  if (keys.length === 0 || keys.length > maxKeys || named.length < keys.length)
    throw new S3Error('MalformedXML')
  for (const key of named) await store.remove(request.bucket, key)
  const quiet = textOf(xml, 'Quiet') === 'true'
  const deleted = quiet ? [] : named.map((key) => element('Deleted', [element('Key', key)]))
  return { status: 200, body: document(element('DeleteResult', deleted, s3Namespace)) }
}
