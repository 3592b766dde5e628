import type { EdgeEvent, EdgeRequest } from '#infra/edge/event.ts'

/**
 * Gives every page of the app its one document. Only what looks like a file is asked of the bucket as it is, so that a
 * missing script is a 404 and never a page; CloudFront's own error pages could not tell the two apart, nor leave the
 * API's refusals alone.
 */
export const handler = (event: EdgeEvent): EdgeRequest => {
  const request = event.request
  if (!/\.[0-9a-z]+$/i.test(request.uri)) request.uri = '/index.html'
  return request
}
