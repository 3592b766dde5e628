import type { getUpload as contract } from '#shared/api/uploads.ts'
import { call } from '#web/api/client.ts'

/** How far an upload has come on the server. Throws ApiError. */
export const getUpload = (id: string, signal: AbortSignal) =>
  call<typeof contract>('GET /api/uploads/{id}', { params: { id }, signal })
