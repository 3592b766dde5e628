import type { EdgeEvent, EdgeRequest } from './event.ts'
import { viewerAddressHeader } from '#shared/constants/origin-headers.ts'

/** Tells the API where the visitor is, over whatever the visitor's own request says about that. */
export const handler = (event: EdgeEvent): EdgeRequest => {
  const request = event.request
  request.headers[viewerAddressHeader] = { value: event.viewer.ip }
  return request
}
