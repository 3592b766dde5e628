import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3'
import { s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { photoVariantKey } from '#shared/constants/photos.ts'
import { send, sendError } from './answer.ts'

const photoPath = /^\/api\/listing-images\/(upl_[0-9A-HJKMNP-TV-Z]{26})$/

/** The photo that a path names, or undefined. */
export const photoOf = (rawPath: string): string | undefined => photoPath.exec(rawPath)?.[1]

const find = async (key: string) => {
  try {
    return await s3().send(new GetObjectCommand({ Bucket: env().PHOTO_BUCKET, Key: key }))
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

/** Serves a photo out of the photo bucket, as CloudFront does: the variant follows from `?w=` and Accept. */
export const servePhoto = async (
  request: IncomingMessage,
  response: ServerResponse,
  photoId: string,
  rawQuery: string,
): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendError(request, response, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
  }
  const width = new URLSearchParams(rawQuery).get('w') ?? undefined
  const found = await find(photoVariantKey(photoId, { width, accept: request.headers.accept ?? '' })).catch(
    (error) => {
      console.error('photo:', error)
      return 'failed' as const
    },
  )
  if (found === 'failed') return sendError(request, response, 'STORE_UNAVAILABLE', { 'retry-after': '2' })
  if (!found) return sendError(request, response, 'NOT_FOUND')

  const { Body, ETag = '', ContentType = 'application/octet-stream', ContentLength = 0 } = found
  const stream = Body as Readable
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    etag: ETag,
    'x-content-type-options': 'nosniff',
  }
  const isKnown = request.headers['if-none-match'] === ETag
  if (isKnown || request.method === 'HEAD') {
    stream.destroy()
    if (isKnown) return send(response, 304, headers)
    response
      .writeHead(200, { ...headers, 'content-type': ContentType, 'content-length': ContentLength })
      .end()
    return
  }
  response.writeHead(200, { ...headers, 'content-type': ContentType, 'content-length': ContentLength })
  await pipeline(stream, response)
}
