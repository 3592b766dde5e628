import { S3Error } from './errors.ts'
import type { StoredObject, WriteGuard } from './object-store.ts'
import type { S3Request } from './request.ts'

const kept = new Set([
  'cache-control',
  'content-disposition',
  'content-language',
  'expires',
  'x-amz-server-side-encryption',
  'x-amz-server-side-encryption-aws-kms-key-id',
  'x-amz-website-redirect-location',
])

const maxMetadataBytes = 2048

const overrides = {
  'response-cache-control': 'cache-control',
  'response-content-disposition': 'content-disposition',
  'response-content-encoding': 'content-encoding',
  'response-content-language': 'content-language',
  'response-content-type': 'content-type',
  'response-expires': 'expires',
} as const

/** The query parameters by which a signed GET chooses headers of its answer. */
export const overrideParameters = Object.keys(overrides)

const checkAcl = (acl: string | undefined): void => {
  // "Bucket owner enforced", the setting of every new bucket, knows only this one.
  if (acl !== undefined && acl !== 'bucket-owner-full-control')
    throw new S3Error('AccessControlListNotSupported')
}

/** The headers of a write that the object keeps. Throws S3Error for an ACL or too much metadata. */
export const headersToKeep = ({ headers }: S3Request): Record<string, string> => {
  checkAcl(headers['x-amz-acl'])
  const result: Record<string, string> = { 'content-type': headers['content-type'] ?? 'binary/octet-stream' }
  let metadataBytes = 0
  for (const [name, value] of Object.entries(headers)) {
    const isMetadata = name.startsWith('x-amz-meta-')
    if (isMetadata) metadataBytes += Buffer.byteLength(name) - 'x-amz-meta-'.length + Buffer.byteLength(value)
    if (isMetadata || kept.has(name)) result[name] = value
  }
  if (metadataBytes > maxMetadataBytes) throw new S3Error('MetadataTooLarge')
  const encodings = (headers['content-encoding'] ?? '')
    .split(/\s*,\s*/)
    .filter((name) => name && name !== 'aws-chunked')
  if (encodings.length > 0) result['content-encoding'] = encodings.join(',')
  return result
}

/** An entity tag as it goes over the wire, in its quotes. */
export const quoted = (etag: string): string => `"${etag}"`

/** The headers of a GET or HEAD answer, with the overrides a signed request may ask for. */
export const headersOf = (object: StoredObject, { query, headers }: S3Request): Record<string, string> => {
  const result: Record<string, string> = {
    'accept-ranges': 'bytes',
    etag: quoted(object.etag),
    'last-modified': new Date(object.modified).toUTCString(),
    ...object.headers,
  }
  for (const [parameter, name] of Object.entries(overrides)) {
    const value = query.get(parameter)
    if (value !== null) result[name] = value
  }
  const wholeObject = headers['range'] === undefined
  if (wholeObject && headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED')
    Object.assign(result, object.checksums)
  return result
}

type Headers = Record<string, string>

const lists = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1')))

// HTTP dates have no fraction of a second.
const seconds = (ms: number): number => Math.floor(ms / 1000)

/** Judges a read by its condition headers: true means 304. Throws S3Error PreconditionFailed. */
export const notModified = (headers: Headers, { etag, modified }: StoredObject): boolean => {
  const match = headers['if-match']
  const unmodifiedSince = Date.parse(headers['if-unmodified-since'] ?? '')
  if (match === undefined ? seconds(modified) > seconds(unmodifiedSince) : !lists(match, etag)) {
    throw new S3Error('PreconditionFailed')
  }
  const noneMatch = headers['if-none-match']
  const modifiedSince = Date.parse(headers['if-modified-since'] ?? '')
  return noneMatch === undefined ? seconds(modified) <= seconds(modifiedSince) : lists(noneMatch, etag)
}

/** Judges a write by what the key holds at that moment. S3 allows only `*` in the If-None-Match of a write. */
export const writeGuard = (headers: Headers): WriteGuard => {
  const { 'if-none-match': noneMatch, 'if-match': match } = headers
  if (noneMatch !== undefined && noneMatch !== '*') throw new S3Error('NotImplemented')
  return (existing) => {
    if (noneMatch === '*' && existing) throw new S3Error('PreconditionFailed')
    if (match === undefined) return
    if (!existing) throw new S3Error('NoSuchKey')
    if (!lists(match, existing.etag)) throw new S3Error('PreconditionFailed')
  }
}

/** Judges the source of a copy. Throws S3Error PreconditionFailed. */
export const checkCopySource = (headers: Headers, { etag }: StoredObject): void => {
  const match = headers['x-amz-copy-source-if-match']
  const noneMatch = headers['x-amz-copy-source-if-none-match']
  const refused =
    (match !== undefined && !lists(match, etag)) || (noneMatch !== undefined && lists(noneMatch, etag))
  if (refused) throw new S3Error('PreconditionFailed')
}
