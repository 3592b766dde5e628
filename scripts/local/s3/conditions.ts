import { S3Error } from './errors.ts'
import type { StoredObject, WriteGuard } from './object-store.ts'

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
