import type { setListingStatus as contract } from '#shared/api/admin.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'

/** A decision, with what is said about a refusal. */
export type StatusChange = Omit<BodyInput<typeof contract>, 'version'>

/** Approves or rejects a listing as it was seen. Throws ApiError. */
export const setListingStatus = (
  { id, version }: Pick<AdminListing, 'id' | 'version'>,
  change: StatusChange,
): Promise<AdminListing> =>
  call<typeof contract>('PUT /api/admin/listings/{id}/status', {
    params: { id },
    body: { ...change, version },
  })
