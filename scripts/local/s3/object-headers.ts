import { S3Error } from './errors.ts'
import type { StoredObject } from './object-store.ts'
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
