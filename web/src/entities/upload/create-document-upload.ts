import type { createDocumentUpload as contract } from '#shared/api/uploads.ts'
import { call, type CallInput } from '#web/api/client.ts'

/** A signed address for one private document. Throws ApiError. */
export const createDocumentUpload = (input: CallInput<typeof contract>) =>
  call<typeof contract>('POST /api/objects/upload', input)
