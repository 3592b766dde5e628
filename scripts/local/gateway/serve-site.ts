import type { IncomingMessage, ServerResponse } from 'node:http'
import { shellFor } from '#shared/rules/shell.ts'
import { send, sendError } from './answer.ts'
import { rawParameters } from './raw-parameters.ts'
import type { SiteFile } from './site-files.ts'

export type ServeSite = (request: IncomingMessage, response: ServerResponse, rawPath: string) => Promise<void>

const hasExtension = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.')

/** The document of a page, as the function at the edge picks it. */
const documentOf = ({ url = '', headers }: IncomingMessage, path: string): string => {
  const [, rawQuery = ''] = url.split(/\?(.*)/s)
  return shellFor({ path, query: rawParameters(rawQuery), acceptLanguage: headers['accept-language'] })
}

/**
 * Serves the built site. Every address without an extension is a document of the one app, whose router decides what is there; a
 * missing file is a 404, or a browser would take the page for a script.
 */
export const serveSite = (
  files: ReadonlyMap<string, SiteFile>,
  headers: Readonly<Record<string, string>>,
): ServeSite => {
  const find = (request: IncomingMessage, path: string): SiteFile | undefined =>
    files.get(path) ?? (hasExtension(path) ? undefined : files.get(documentOf(request, path)))

  return async (request, response, rawPath) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(request, response, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
    }
    const file = find(request, decodeURIComponent(rawPath))
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
