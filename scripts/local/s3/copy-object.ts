import { checkCopySource, writeGuard } from './conditions.ts'
import { S3Error } from './errors.ts'
import type { EventQueue } from './event-queue.ts'
import { headersToKeep, quoted } from './object-headers.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'
import type { S3Answer, S3Request } from './request.ts'
import { document, element, s3Namespace } from './xml.ts'

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
