import type { setListingFeatured as contract } from '#shared/api/admin.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'

/** Puts an approved listing among the featured ones, or takes it away. Throws ApiError. */
export const setFeatured = (id: string, isFeatured: boolean): Promise<AdminListing> =>
  call<typeof contract>('PUT /api/admin/listings/{id}/featured', { params: { id }, body: { isFeatured } })
