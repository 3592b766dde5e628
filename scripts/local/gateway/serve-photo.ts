import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, HeadObjectCommand, NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3'
import { s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { keptForEver, photoVariantKey } from '#shared/constants/photos.ts'
import { videoKey } from '#shared/constants/videos.ts'
import { send, sendError } from './answer.ts'

const filePath =
  /^\/api\/listing-(?:images\/(upl_[0-9A-HJKMNP-TV-Z]{26})|videos\/(vid_[0-9A-HJKMNP-TV-Z]{26}))$/

/** A published file that a path names: a photo, whose variant depends on who asks, or a video. */
export type PublishedFile = { photoId: string } | { videoId: string }

/** The photo or video that a path names, or undefined. */
export const fileOf = (rawPath: string): PublishedFile | undefined => {
  const [, photoId, videoId] = filePath.exec(rawPath) ?? []
  if (photoId) return { photoId }
  return videoId ? { videoId } : undefined
}

const find = async (key: string, range: string | undefined) => {
  try {
    return await s3().send(
      new GetObjectCommand({ Bucket: env().PHOTO_BUCKET, Key: key, ...(range && { Range: range }) }),
    )
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    if (!(error instanceof S3ServiceException) || error.name !== 'InvalidRange') throw error
    const { ContentLength } = await s3().send(new HeadObjectCommand({ Bucket: env().PHOTO_BUCKET, Key: key }))
    return { outsideOf: ContentLength }
  }
}

const keyOf = (file: PublishedFile, { headers }: IncomingMessage, rawQuery: string): string => {
  if ('videoId' in file) return videoKey(file.videoId)
  const width = new URLSearchParams(rawQuery).get('w') ?? undefined
  return photoVariantKey(file.photoId, { width, accept: headers.accept ?? '' })
}

const common = {
  'cache-control': keptForEver,
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
}

/**
 * Finds a file, or the part of it that is asked for. A part is asked for on the condition that the file is still the one of
 * `If-Range`, so the file is looked at first where there is such a header.
 */
const findPart = async (key: string, { headers, method }: IncomingMessage) => {
  const { range, 'if-range': condition } = headers
  // HTTP gives parts to GET alone.
  if (!range || method !== 'GET') return find(key, undefined)
  if (condition === undefined) return find(key, range)
  const whole = await find(key, undefined)
  if (!whole || 'outsideOf' in whole || whole.ETag !== condition) return whole
  ;(whole.Body as Readable).destroy()
  return find(key, range)
}

/** Serves a photo or a video out of the photo bucket, as CloudFront does: also a part of it, by `Range`. */
export const serveFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: PublishedFile,
  rawQuery: string,
): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendError(request, response, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
  }
  const found = await findPart(keyOf(file, request, rawQuery), request).catch((error) => {
    console.error('photo or video:', error)
    return 'failed' as const
  })
  if (found === 'failed') return sendError(request, response, 'STORE_UNAVAILABLE', { 'retry-after': '2' })
  if (found && 'outsideOf' in found)
    return send(response, 416, { ...common, 'content-range': `bytes */${found.outsideOf}` })
  if (!found) return sendError(request, response, 'NOT_FOUND')

  const { Body, ETag = '', ContentType = 'application/octet-stream', ContentLength = 0, ContentRange } = found
  const stream = Body as Readable
  const headers = { ...common, ...('photoId' in file && { vary: 'accept' }), etag: ETag }
  const isKnown = request.headers['if-none-match'] === ETag
  if (isKnown) {
    stream.destroy()
    return send(response, 304, headers)
  }
  response.writeHead(ContentRange ? 206 : 200, {
    ...headers,
    'content-type': ContentType,
    'content-length': ContentLength,
    ...(ContentRange && { 'content-range': ContentRange }),
  })
  if (request.method === 'HEAD') {
    stream.destroy()
    response.end()
    return
  }
  await pipeline(stream, response)
}
