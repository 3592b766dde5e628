import type { deleteAnyListing as contract } from '#shared/api/admin.ts'
import { call } from '#web/api/client.ts'

/** Deletes any listing for good. Throws ApiError. */
export const deleteListing = (id: string): Promise<void> =>
  call<typeof contract>('DELETE /api/admin/listings/{id}', { params: { id } })
