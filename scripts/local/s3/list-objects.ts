import { localRegion } from '#scripts/local/credentials.ts'
import { document, element, type Markup, S3Error, s3Namespace, textOf } from './errors.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'
import { readDocument } from './payload.ts'
import type { S3Answer, S3Request } from './request.ts'
import { quoted } from './object-headers.ts'

/** CreateBucket, only in the local region. Throws S3Error. */
export const createBucket = async (request: S3Request, store: ObjectStore): Promise<S3Answer> => {
  const { xml } = await readDocument(request)
  if (textOf(xml, 'LocationConstraint') !== localRegion)
    throw new S3Error('IllegalLocationConstraintException')
  if (!store.createBucket(request.bucket)) throw new S3Error('BucketAlreadyOwnedByYou')
  return { status: 200, headers: { location: `/${request.bucket}` } }
}

/** HeadBucket of a bucket that is known to exist. */
export const headBucket = (): S3Answer => ({ status: 200, headers: { 'x-amz-bucket-region': localRegion } })

/** `next` is the smallest key that may follow. */
type Entry = { next: string } & ({ object: StoredObject } | { commonPrefix: string })

type Walk = { bucket: string; prefix: string; delimiter: string; from: string }

const pageSize = 500
const maxEntries = 1000

// Past every key that starts like this: no character comes after the last of Unicode.
const beyond = (prefix: string): string => `${prefix}\u{10FFFF}`

// S3 and SQLite order by UTF-8 bytes; JavaScript's own comparison differs outside the basic plane.
const later = (a: string, b: string): string => (Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0 ? b : a)

const walk = function* (store: ObjectStore, { bucket, prefix, delimiter, from }: Walk): Generator<Entry> {
  let start = later(from, prefix)
  for (;;) {
    const page = store.page(bucket, start, pageSize)
    let jumped = false
    for (const object of page) {
      if (!object.key.startsWith(prefix)) return
      const cut = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length)
      const commonPrefix = object.key.slice(0, cut + delimiter.length)
      start = cut < 0 ? `${object.key}\0` : beyond(commonPrefix)
      jumped = cut >= 0
      yield jumped ? { commonPrefix, next: start } : { object, next: start }
      if (jumped) break
    }
    if (!jumped && page.length < pageSize) return
  }
}

const limitOf = (query: URLSearchParams): number => {
  const text = query.get('max-keys') ?? String(maxEntries)
  if (!/^\d{1,9}$/.test(text))
    throw new S3Error('InvalidArgument', 'Provided max-keys not an integer or within integer range')
  return Math.min(Number(text), maxEntries)
}

const startOf = (query: URLSearchParams): string => {
  const token = query.get('continuation-token')
  if (token !== null) {
    const text = Buffer.from(token, 'base64url').toString('utf8')
    if (token === '' || Buffer.from(text).toString('base64url') !== token) {
      throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect')
    }
    return text
  }
  const after = query.get('start-after')
  return after ? `${after}\0` : ''
}

const contents = ({ etag, size, modified }: StoredObject, key: string): Markup =>
  element('Contents', [
    element('Key', key),
    element('LastModified', new Date(modified).toISOString()),
    element('ETag', quoted(etag)),
    element('Size', size),
    element('StorageClass', 'STANDARD'),
  ])

/** ListObjectsV2. Throws S3Error for parameters S3 refuses, and for the first version of the list. */
export const listObjects = ({ bucket, query }: S3Request, store: ObjectStore): S3Answer => {
  if (query.get('list-type') !== '2') throw new S3Error('NotImplemented')
  const [prefix = '', delimiter = '', encoding] = ['prefix', 'delimiter', 'encoding-type'].map((name) =>
    query.get(name),
  )
  const limit = limitOf(query)
  const entries: Entry[] = []
  let truncated = false
  for (const entry of limit > 0
    ? walk(store, { bucket, prefix: prefix ?? '', delimiter: delimiter ?? '', from: startOf(query) })
    : []) {
    truncated = entries.length === limit
    if (truncated) break
    entries.push(entry)
  }
  const name = (text: string) => (encoding === 'url' ? encodeURIComponent(text).replaceAll('%2F', '/') : text)
  const token = Buffer.from(entries.at(-1)?.next ?? '').toString('base64url')
  const echoed = ['continuation-token', 'start-after', 'delimiter', 'encoding-type'] as const
  const tags = ['ContinuationToken', 'StartAfter', 'Delimiter', 'EncodingType'] as const
  const fields = [
    element('Name', bucket),
    element('Prefix', name(prefix ?? '')),
    element('MaxKeys', limit),
    element('KeyCount', entries.length),
    element('IsTruncated', truncated),
    ...(truncated ? [element('NextContinuationToken', token)] : []),
    ...echoed.flatMap((parameter, i) => {
      const value = query.get(parameter)
      return value === null ? [] : [element(tags[i] ?? '', value)]
    }),
    ...entries.flatMap((entry) =>
      'object' in entry ? [contents(entry.object, name(entry.object.key))] : [],
    ),
    ...entries.flatMap((entry) =>
      'commonPrefix' in entry
        ? [element('CommonPrefixes', [element('Prefix', name(entry.commonPrefix))])]
        : [],
    ),
  ]
  return { status: 200, body: document(element('ListBucketResult', fields, s3Namespace)) }
}
