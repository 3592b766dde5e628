import type { getAdminListing as contract } from '#shared/api/admin.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'

/** A listing as it is now. Throws ApiError. */
export const getListing = async (id: string): Promise<AdminListing> =>
  (await call<typeof contract>('GET /api/admin/listings/{id}', { params: { id } })).listing
