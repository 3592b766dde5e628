import { Agent, request as startRequest, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** A request to be sent verbatim: its target is not encoded, normalised or reordered. */
export type RawRequest = {
  method: string
  /** Path and query. */
  target: string
  headers: Readonly<Record<string, string | readonly string[]>>
  body?: string | Uint8Array | undefined
}

export type RawAnswer = {
  status: number
  headers: IncomingHttpHeaders
  /** The body, decompressed if necessary. */
  bytes: Buffer
  /** Time from the first byte sent to the last byte received. */
  milliseconds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

const timeoutMs = 60_000

/** Sends a request over a keep-alive connection; `url` is the origin. Rejects when there is no response. */
export const rawCall = (url: string, { method, target, headers, body }: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const begun = performance.now()
    const bytes = body === undefined ? undefined : Buffer.from(body as string)
    const sent = startRequest({
      agent,
      host: hostname,
      port,
      method,
      path: target,
      timeout: timeoutMs,
      headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) },
    })
    sent.once('error', reject)
    sent.once('timeout', () => sent.destroy(new Error(`No answer in ${timeoutMs} ms`)))
    sent.once('response', (response) => {
      buffer(response).then(
        (all) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: response.headers['content-encoding'] === 'gzip' ? gunzipSync(all) : all,
            milliseconds: performance.now() - begun,
          }),
        reject,
      )
    })
    sent.end(bytes)
  })

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The request as a curl command, without its token, which expires with the run. */
export const asCurl = (url: string, { method, target, headers, body }: RawRequest): string => {
  const lines = Object.entries(headers)
    .filter(([name]) => name !== 'content-length')
    .map(
      ([name, value]) =>
        `-H ${quoted(`${name}: ${name === 'authorization' ? 'Bearer $TOKEN' : String(value)}`)}`,
    )
  const text = body === undefined ? [] : [`--data-binary ${quoted(Buffer.from(body as string).toString())}`]
  return ['curl --path-as-is -sS -X', method, quoted(url + target), ...lines, ...text].join(' ')
}
