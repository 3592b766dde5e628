import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { isPresigned } from '../sigv4.ts'
import { S3Error } from './errors.ts'

/** One path-style request. `bucket` and `key` are decoded and '' when absent; header names are lower case. */
export type S3Request = {
  method: string
  path: string
  bucket: string
  key: string
  query: URLSearchParams
  headers: Record<string, string>
  presigned: boolean
  body: IncomingMessage
}

export type S3Answer = { status: number; headers?: Record<string, string>; body?: string | Readable }

const maxKeyBytes = 1024
const bucketName = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

// The presigner moves these from the headers into the query, and S3 reads them there.
const hoistable = /^x-amz-(?:meta-.+|checksum-.+|sdk-checksum-algorithm)$/

const decodePath = (path: string): string => {
  try {
    const decoded = decodeURIComponent(path)
    if (!decoded.includes('\0')) return decoded
  } catch {
    // Falls through: a broken escape is the same error as a NUL.
  }
  throw new S3Error('InvalidURI')
}

/** Reads bucket, key, query and headers from a request. Throws S3Error for names S3 refuses. */
export const parseRequest = (incoming: IncomingMessage): S3Request => {
  const [path = '/', search = ''] = (incoming.url ?? '/').split(/\?(.*)/s)
  if (!path.startsWith('/')) throw new S3Error('InvalidURI')
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(decodePath(path)) ?? []
  if (bucket && !bucketName.test(bucket)) throw new S3Error('InvalidBucketName')
  if (Buffer.byteLength(key) > maxKeyBytes) throw new S3Error('KeyTooLongError')
  const query = new URLSearchParams(search)
  const headers: Record<string, string> = {}
  for (const [name, value] of query) {
    if (hoistable.test(name.toLowerCase())) headers[name.toLowerCase()] = value
  }
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(',') : value
  }
  const method = incoming.method ?? 'GET'
  return { method, path, bucket, key, query, headers, presigned: isPresigned(query), body: incoming }
}
