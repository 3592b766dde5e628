import type { EdgeEvent, EdgeRequest, EdgeResponse } from './event.ts'
import { videoKey } from '#shared/constants/videos.ts'
import { photoVariantKey } from '#shared/constants/photos.ts'

/**
 * `/api/listing-images/upl_…?w=640` → the object of that width in the best format the browser takes. A video has one file. It runs before
 * CloudFront looks into its cache, so the cache knows each file once, independent of `Accept`.
 */
export const handler = (event: EdgeEvent): EdgeRequest | EdgeResponse => {
  const request = event.request
  const video = /^\/api\/listing-videos\/(vid_[0-9A-Z]{26})$/.exec(request.uri)
  if (video) {
    request.uri = '/' + videoKey(String(video[1]))
    return request
  }
  const match = /^\/api\/listing-images\/(upl_[0-9A-Z]{26})$/.exec(request.uri)
  if (!match) return { statusCode: 404, statusDescription: 'Not Found' }
  const width = request.querystring.w
  const accept = request.headers.accept
  const asked = { width: width ? width.value : undefined, accept: accept ? accept.value : '' }
  request.uri = '/' + photoVariantKey(String(match[1]), asked)
  return request
}
