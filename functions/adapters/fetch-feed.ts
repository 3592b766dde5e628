import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { type Agent, request } from 'node:https'
import { gunzipSync } from 'node:zlib'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { productName } from '#shared/constants/market.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { isFeedAddress } from '#shared/rules/feed.ts'
import type { FeedProblem } from '#shared/schemas/stock-feed.ts'

const { redirects, seconds } = sellingLimits.feed
const mostBytes = sellingLimits.import.bytes

/** Why there is no file. The address is in no error of this module: it may hold a secret. */
class NotFetched extends Error {
  override readonly name = 'NotFetched'
  readonly problem: FeedProblem
  readonly status: number | undefined

  constructor(problem: FeedProblem, status?: number) {
    super(problem)
    this.problem = problem
    this.status = status
  }
}

// It looks a name up, refuses it when any of its addresses is not a public one, and connects to those that it has looked at, so that
// no second look-up can lead elsewhere. One for each request: no connection is used again.
const live = { makeAgent: (): Agent => new RequestFilteringHttpsAgent(), timeoutMs: seconds * 1000 }

type Deps = typeof live

/** A file by what its server calls it. */
type Seen = { etag: string | null; lastModified: string | null } | null

const headersOf = (seen: Seen) => ({
  'user-agent': `${productName.en}Feed/1.0`,
  accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.5',
  'accept-encoding': 'gzip',
  ...(seen?.etag && { 'if-none-match': seen.etag }),
  ...(seen?.lastModified && { 'if-modified-since': seen.lastModified }),
})

const ask = (address: string, seen: Seen, agent: Agent, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(address, { agent, signal, headers: headersOf(seen) }, resolve)
      .on('error', reject)
      .end()
  })

const moved = new Set([301, 302, 303, 307, 308])

/** The answer at the end of the redirects, each of which leads to an address that a feed may have. */
const follow = async (address: string, seen: Seen, deps: Deps, signal: AbortSignal) => {
  let at = address
  for (let hops = 0; hops <= redirects; hops++) {
    const answer = await ask(at, seen, deps.makeAgent(), signal)
    const { statusCode = 0, headers } = answer
    if (!moved.has(statusCode) || headers.location === undefined) return answer
    answer.destroy()
    at = URL.parse(headers.location, at)?.href ?? ''
    if (!isFeedAddress(at)) throw new NotFetched('REDIRECT_REFUSED')
  }
  throw new NotFetched('TOO_MANY_REDIRECTS')
}

const isLong = ({ 'content-length': length }: IncomingHttpHeaders): boolean => Number(length ?? 0) > mostBytes

/** The body of an answer as it is meant, packed or not: neither the answer nor what it unpacks to grows beyond the limit. */
const read = async (answer: IncomingMessage): Promise<Uint8Array> => {
  const packing = answer.headers['content-encoding'] ?? 'identity'
  if (packing !== 'gzip' && packing !== 'identity') throw new NotFetched('UNREADABLE')
  if (isLong(answer.headers)) throw new NotFetched('TOO_LARGE')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > mostBytes) throw new NotFetched('TOO_LARGE')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  // At once, not as a stream: a pipeline whose end stops reading early may wait for ever.
  return packing === 'gzip' ? gunzipSync(body, { maxOutputLength: mostBytes }) : body
}

const problemOf = (error: unknown): FeedProblem => {
  if (!(error instanceof Error)) return 'UNREACHABLE'
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'NO_SUCH_HOST'
  // The agent's refusal has no code.
  if (error.message.includes('is not allowed')) return 'ADDRESS_REFUSED'
  if (/^(?:CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/.test(code)) return 'CERTIFICATE'
  if (code === 'ERR_BUFFER_TOO_LARGE') return 'TOO_LARGE'
  return code.startsWith('Z_') ? 'UNREADABLE' : 'UNREACHABLE'
}

// Longer ones are nobody's: the next fetch then asks for the whole file.
const headerAtMost = 200
const short = (header: string | undefined): string | null =>
  header !== undefined && header.length <= headerAtMost ? header : null

export type Fetched =
  | { outcome: 'FILE'; bytes: Uint8Array; etag: string | null; lastModified: string | null }
  | { outcome: 'UNCHANGED' }
  | { outcome: 'FAILED'; problem: FeedProblem; status?: number | undefined }

/**
 * Fetches the file of a feed within bounds of time, bytes and redirects, from public addresses alone; `seen` is the file that is known
 * already. Never throws for what the other side does.
 */
export const fetchFile = async (address: string, seen: Seen, given: Partial<Deps> = {}): Promise<Fetched> => {
  const deps = { ...live, ...given }
  const signal = AbortSignal.timeout(deps.timeoutMs)
  try {
    if (!isFeedAddress(address)) throw new NotFetched('ADDRESS_REFUSED')
    const answer = await follow(address, seen, deps, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200)
      return {
        outcome: 'FILE',
        bytes: await read(answer),
        etag: short(headers.etag),
        lastModified: short(headers['last-modified']),
      }
    answer.destroy()
    if (statusCode === 304 && seen) return { outcome: 'UNCHANGED' }
    throw new NotFetched('STATUS', statusCode)
  } catch (error) {
    const late = signal.aborted ? 'TIMEOUT' : undefined
    const { problem, status } =
      error instanceof NotFetched ? error : { problem: late ?? problemOf(error), status: undefined }
    return { outcome: 'FAILED', problem, ...(status !== undefined && { status }) }
  }
}
