import type { EdgeEvent, EdgeRequest } from './event.ts'
import { viewerAddressHeader } from '#shared/constants/origin-headers.ts'

/** Sets the visitor's address for the API, and overwrites any header of the visitor's own request about it. */
export const handler = (event: EdgeEvent): EdgeRequest => {
  const request = event.request
  request.headers[viewerAddressHeader] = { value: event.viewer.ip }
  return request
}
