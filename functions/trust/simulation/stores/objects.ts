import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { textOf, type Reply, type Request } from './http.ts'

type Stored = { bytes: Uint8Array; etag: string }
/** Objects by `bucket/key`. */
export type Objects = Map<string, Stored>

const refusal = (status: number, code: string): Reply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
})

const found = (stored: Stored, isHead: boolean): Reply => ({
  status: 200,
  headers: { etag: stored.etag, 'content-length': String(stored.bytes.length) },
  body: isHead ? '' : Readable.from([stored.bytes]),
})

const put = (objects: Objects, place: string, { headers, body = '' }: Request): Reply => {
  const present = objects.get(place)
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  if (noneMatch !== undefined && present) return refusal(412, 'PreconditionFailed')
  if (match !== undefined && present?.etag !== match)
    return refusal(present ? 412 : 404, 'PreconditionFailed')
  const bytes = typeof body === 'string' ? Buffer.from(body) : Uint8Array.from(body)
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
  objects.set(place, { bytes, etag })
  return { status: 200, headers: { etag }, body: '' }
}

const list = (objects: Objects, bucket: string, prefix: string): Reply => {
  const names = [...objects.keys()].filter((place) => place.startsWith(`${bucket}/${prefix}`)).toSorted()
  const contents = names.map((place) => `<Contents><Key>${place.slice(bucket.length + 1)}</Key></Contents>`)
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
  }
}

const removeAll = (objects: Objects, bucket: string, body: string): Reply => {
  for (const [, key] of body.matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(`${bucket}/${key}`)
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: '<DeleteResult></DeleteResult>',
  }
}

/** Answers what the storages and the snapshot store ask of S3. */
export const askObjects = (objects: Objects, request: Request): Reply => {
  const [bucket = ''] = request.hostname.split('.')
  const key = decodeURIComponent(request.path.slice(1))
  const place = `${bucket}/${key}`
  if (request.method === 'PUT') return put(objects, place, request)
  if (request.method === 'POST') return removeAll(objects, bucket, textOf(request))
  if (request.method === 'DELETE') return (objects.delete(place), { status: 204, headers: {}, body: '' })
  if (key === '') return list(objects, bucket, String(request.query['prefix'] ?? ''))
  const stored = objects.get(place)
  if (!stored) return refusal(404, request.method === 'HEAD' ? 'NotFound' : 'NoSuchKey')
  return found(stored, request.method === 'HEAD')
}
