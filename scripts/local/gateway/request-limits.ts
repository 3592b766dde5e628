import type { IncomingMessage } from 'node:http'
import { limits } from '#shared/constants/limits.ts'
import type { ErrorCode } from '#shared/errors.ts'

// CloudFront's own limit on an address.
const urlBytes = 8192

const isWellEncoded = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Bytes of request line and headers as they came over the wire. */
const headerBytes = ({ method = '', url = '', rawHeaders }: IncomingMessage): number =>
  // In the first line two spaces, the version and the line's end; after each name ": ", after each value the line's end.
  rawHeaders.reduce((sum, text) => sum + text.length + 2, method.length + url.length + 12)

/** What is wrong with a request before anybody looks at what it asks for, or undefined. */
export const faultOf = (request: IncomingMessage): ErrorCode | undefined => {
  const { url = '' } = request
  if (url.length > urlBytes) return 'URI_TOO_LONG'
  if (headerBytes(request) > limits.gatewayHeaderBytes) return 'HEADERS_TOO_LARGE'
  if (!url.startsWith('/') || !isWellEncoded(url.split('?')[0] ?? '')) return 'BAD_REQUEST'
  return undefined
}
