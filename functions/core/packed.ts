import { gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

// Nearly every answer is far smaller, and its way is shorter than packing takes.
const packedFrom = 512 * 1024

const takesGzip = (acceptEncoding: string): boolean =>
  acceptEncoding.split(',').some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding))

/**
 * A large answer compressed, for a client that takes it so. Lambda hands over six megabytes at most, which the stock of a large
 * dealership with all its photos is longer than; packed it is a fraction of that.
 */
export const packed = (
  result: APIGatewayProxyStructuredResultV2,
  acceptEncoding = '',
): APIGatewayProxyStructuredResultV2 => {
  const { body, headers } = result
  if (!body || body.length < packedFrom || !takesGzip(acceptEncoding)) return result
  return {
    ...result,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    // What repeats itself as JSON does is small at once; the further levels only take longer.
    body: gzipSync(body, { level: 1 }).toString('base64'),
    isBase64Encoded: true,
  }
}
