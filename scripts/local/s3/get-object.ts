import { parseRange } from './byte-range.ts'
import { notModified } from './conditions.ts'
import { S3Error } from './errors.ts'
import { headersOf } from './object-headers.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Answer, S3Request } from './request.ts'

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
