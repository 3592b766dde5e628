import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheControlOf, contentTypeOf, listSite } from '#scripts/site/list-site.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { s3 } from '#functions/adapters/s3-client.ts'
import { loadShell, shellPlace } from '#functions/adapters/shell-storage.ts'
import { shellFolder, shellFor } from '#shared/rules/shell.ts'
import { send, sendError } from './answer.ts'
import { rawParameters } from './lambda-event.ts'

type Encoding = 'br' | 'gzip' | 'identity'

export type SiteFile = {
  bytes: Buffer
  contentType: string
  etag: string
  cacheControl: string
  /** The bytes in the best of the accepted encodings, and which one that is. */
  encoded: (acceptEncoding: string) => Promise<{ bytes: Buffer; encoding: Encoding }>
}

const compressible = /^text\/|json|xml|javascript/

const compress = {
  // Level 9 takes milliseconds where 11 takes a second, for 2 % more bytes.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

const toFile = (path: string, bytes: Buffer): SiteFile => {
  const contentType = contentTypeOf(path)
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]])
  return {
    bytes,
    contentType,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cacheControl: cacheControlOf(path),
    encoded: async (accepted) => {
      const wanted = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
      const encoding = wanted && compressible.test(contentType) ? wanted : 'identity'
      const body = made.get(encoding) ?? compress[encoding as 'br' | 'gzip'](bytes)
      made.set(encoding, body)
      return { bytes: await body, encoding }
    },
  }
}

/**
 * Reads the built site into memory (a few MB), each file under its address: no request ever becomes a path of the
 * disk, and a later build cannot pull files from under a running instance.
 */
export const readSite = async (folder: string): Promise<ReadonlyMap<string, SiteFile>> => {
  const site = new Map<string, SiteFile>()
  for (const { path, file } of await listSite(folder)) site.set(path, toFile(path, await readFile(file)))
  return site
}

type ServeSite = (request: IncomingMessage, response: ServerResponse, rawPath: string) => Promise<void>

/** Puts the documents of a build where a job writes the market's present answers into them. */
export const putShells = async (site: ReadonlyMap<string, SiteFile>): Promise<void> => {
  for (const [path, { bytes, contentType, cacheControl }] of site) {
    if (!isShell(path)) continue
    const headers = { ContentType: contentType, CacheControl: cacheControl }
    await s3().send(new PutObjectCommand({ ...shellPlace(path), Body: bytes, ...headers }))
  }
}

const stored = new Map<string, { tag: string | undefined; file: SiteFile }>()

/** A document as it is in the bucket now; undefined where there is none. */
export const findShell = async (path: string): Promise<SiteFile | undefined> => {
  const found = await loadShell(path)
  if (!found) return undefined
  const known = stored.get(path)
  if (known && known.tag === found.etag) return known.file
  const file = toFile(path, Buffer.from(found.text))
  stored.set(path, { tag: found.etag, file })
  return file
}

const isShell = (path: string): boolean => path.startsWith(`/${shellFolder}`)

const hasExtension = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.')

/** The document of a page, as the function at the edge picks it. */
const documentOf = ({ url = '', headers }: IncomingMessage, path: string): string => {
  const [, rawQuery = ''] = url.split(/\?(.*)/s)
  return shellFor({ path, query: rawParameters(rawQuery), acceptLanguage: headers['accept-language'] })
}

/**
 * Serves the built site. Every address without an extension is a document of the one app, whose router decides what is there; a
 * missing file is a 404, or a browser would take the page for a script. `shell` finds a document that was changed since the build.
 */
export const serveSite = (
  files: ReadonlyMap<string, SiteFile>,
  headers: Readonly<Record<string, string>>,
  shell: (path: string) => Promise<SiteFile | undefined> = async () => undefined,
): ServeSite => {
  const find = async (request: IncomingMessage, asked: string): Promise<SiteFile | undefined> => {
    const path = files.has(asked) || hasExtension(asked) ? asked : documentOf(request, asked)
    const file = files.get(path)
    // A store that is away takes no page with it.
    return file && isShell(path) ? ((await shell(path).catch(() => undefined)) ?? file) : file
  }

  return async (request, response, rawPath) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(request, response, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
    }
    const file = await find(request, decodeURIComponent(rawPath))
    if (!file) return sendError(request, response, 'NOT_FOUND')
    const { bytes, encoding } = await file.encoded(String(request.headers['accept-encoding'] ?? ''))
    const all = {
      ...headers,
      'content-type': file.contentType,
      'cache-control': file.cacheControl,
      etag: file.etag,
      vary: 'accept-encoding, accept-language',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    if (request.headers['if-none-match'] === file.etag) return send(response, 304, all)
    if (request.method === 'GET') return send(response, 200, all, bytes)
    response.writeHead(200, { ...all, 'content-length': bytes.length }).end()
  }
}
