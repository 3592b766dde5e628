import { S3Error } from './errors.ts'

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
export const decodeAwsChunked = async function* (
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
