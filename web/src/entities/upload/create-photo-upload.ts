import type { createPhotoUpload as contract } from '#shared/api/uploads.ts'
import { call, type CallInput } from '#web/api/client.ts'

/** A signed address for one photo. Throws ApiError. */
export const createPhotoUpload = (input: CallInput<typeof contract>) =>
  call<typeof contract>('POST /api/listing-images/upload-url', input)
