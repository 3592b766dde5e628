import { S3Error } from './errors.ts'
import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { S3Request } from './request.ts'

const maxLineBytes = 4096

type Reader = { line: () => Promise<string>; upTo: (bytes: number) => Promise<Buffer> }

const readerOf = (source: AsyncIterable<Buffer>): Reader => {
  const chunks = source[Symbol.asyncIterator]()
  let pending: Buffer = Buffer.alloc(0)
  const next = async (): Promise<Buffer> => {
    const { done, value } = await chunks.next()
    if (done) throw new S3Error('IncompleteBody')
    return value
  }
  const line = async (): Promise<string> => {
    for (;;) {
      const end = pending.indexOf('\r\n')
      if (end >= 0) {
        const text = pending.toString('latin1', 0, end)
        pending = pending.subarray(end + 2)
        return text
      }
      if (pending.length > maxLineBytes) throw new S3Error('IncompleteBody')
      pending = Buffer.concat([pending, await next()])
    }
  }
  const upTo = async (bytes: number): Promise<Buffer> => {
    if (pending.length === 0) pending = await next()
    const taken = pending.subarray(0, bytes)
    pending = pending.subarray(taken.length)
    return taken
  }
  return { line, upTo }
}

/**
 * The bytes inside an `aws-chunked` body whose payload is unsigned. Trailing headers land in `trailers`
 * (lower-case names) once the last chunk is out. Throws S3Error when the framing is broken or cut short.
 */
const decodeAwsChunked = async function* (
  source: AsyncIterable<Buffer>,
  trailers: Record<string, string>,
): AsyncGenerator<Buffer> {
  const reader = readerOf(source)
  for (;;) {
    const size = /^([0-9a-f]{1,8})$/i.exec(await reader.line())
    if (!size) throw new S3Error('IncompleteBody')
    let left = Number.parseInt(size[1] ?? '0', 16)
    if (left === 0) break
    while (left > 0) {
      const part = await reader.upTo(left)
      left -= part.length
      yield part
    }
    if ((await reader.line()) !== '') throw new S3Error('IncompleteBody')
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const [, name, value] = /^([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? []
    if (!name || value === undefined) throw new S3Error('MalformedTrailerError')
    trailers[name.toLowerCase()] = value
  }
}

/** Size and checksums of a body that has passed every check. `etag` is its MD5 in hex, without quotes. */
type PayloadDigest = { size: number; etag: string; checksums: Record<string, string> }

const maxPutBytes = 5 * 1024 ** 3
const maxDocumentBytes = 2 * 1024 ** 2
const streamingTrailer = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'

type Running = Omit<PayloadDigest, 'checksums'> & {
  sha256: string
  computed: Record<string, string>
  md5: string
}

const digestWhile = async (
  source: AsyncIterable<Buffer>,
  write: (chunk: Buffer) => unknown,
): Promise<Running> => {
  const hashes = { md5: createHash('md5'), sha1: createHash('sha1'), sha256: createHash('sha256') }
  let size = 0
  let crc = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxPutBytes) throw new S3Error('EntityTooLarge')
    crc = crc32(chunk, crc)
    for (const hash of Object.values(hashes)) hash.update(chunk)
    await write(chunk)
  }
  const crcBytes = Buffer.alloc(4)
  crcBytes.writeUInt32BE(crc)
  const [md5, sha1, sha256] = [hashes.md5.digest(), hashes.sha1.digest(), hashes.sha256.digest()]
  const computed = {
    'x-amz-checksum-crc32': crcBytes.toString('base64'),
    'x-amz-checksum-sha1': sha1.toString('base64'),
    'x-amz-checksum-sha256': sha256.toString('base64'),
  }
  return {
    size,
    etag: md5.toString('hex'),
    md5: md5.toString('base64'),
    sha256: sha256.toString('hex'),
    computed,
  }
}

const checksumsGiven = (
  headers: Record<string, string>,
  computed: Record<string, string>,
): Record<string, string> => {
  const given = Object.entries(headers).filter(([name]) => /^x-amz-checksum-(?!mode$)/.test(name))
  for (const [name, value] of given) {
    if (computed[name] === undefined) throw new S3Error('NotImplemented')
    if (computed[name] !== value) {
      const algorithm = name.replace('x-amz-checksum-', '').toUpperCase()
      throw new S3Error('BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`)
    }
  }
  return Object.fromEntries(given)
}

const expectedSize = (headers: Record<string, string>, streaming: boolean): number => {
  const length = streaming ? headers['x-amz-decoded-content-length'] : headers['content-length']
  if (length === undefined || !/^\d+$/.test(length)) throw new S3Error('MissingContentLength')
  if (Number(length) > maxPutBytes) throw new S3Error('EntityTooLarge')
  return Number(length)
}

/**
 * Reads the body once, hands its decoded bytes to `write`, and checks length, `x-amz-content-sha256`,
 * `content-md5` and every `x-amz-checksum-*`, header or trailer. Throws S3Error: then nothing may be kept.
 */
export const consumePayload = async (
  { headers, presigned, body }: S3Request,
  write: (chunk: Buffer) => unknown,
): Promise<PayloadDigest> => {
  const contentHash = presigned ? 'UNSIGNED-PAYLOAD' : (headers['x-amz-content-sha256'] ?? '')
  const streaming = contentHash === streamingTrailer
  if (!streaming && contentHash.startsWith('STREAMING-')) throw new S3Error('NotImplemented')
  const expected = expectedSize(headers, streaming)
  const trailers: Record<string, string> = {}
  // Without this a refusal in the middle of a body would cut the connection instead of being answered.
  const bytes = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  const digest = await digestWhile(streaming ? decodeAwsChunked(bytes, trailers) : bytes, write)
  if (digest.size !== expected) throw new S3Error('IncompleteBody')
  if (!streaming && contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== digest.sha256) {
    throw new S3Error('XAmzContentSHA256Mismatch')
  }
  if (headers['content-md5'] !== undefined && headers['content-md5'] !== digest.md5)
    throw new S3Error('BadDigest')
  const announced = headers['x-amz-trailer']?.toLowerCase() ?? ''
  if (Object.keys(trailers).join(',') !== announced) throw new S3Error('MalformedTrailerError')
  const checksums = checksumsGiven({ ...headers, ...trailers }, digest.computed)
  return { size: digest.size, etag: digest.etag, checksums }
}

/** A small XML document sent as the body, checked like any payload ('' when there is none). */
export const readDocument = async (request: S3Request): Promise<{ xml: string; digest: PayloadDigest }> => {
  const chunks: Buffer[] = []
  let size = 0
  const digest = await consumePayload(request, (chunk) => {
    size += chunk.length
    if (size > maxDocumentBytes) throw new S3Error('MalformedXML')
    chunks.push(chunk)
  })
  return { xml: Buffer.concat(chunks).toString('utf8'), digest }
}
