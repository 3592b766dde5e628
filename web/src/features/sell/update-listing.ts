import type { BodyInput } from '#shared/api/contract.ts'
import type { updateListing as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

/** Changes one's own listing. Throws ApiError, EDIT_CONFLICT when `version` is no longer the present one. */
export const updateListing = (id: string, body: BodyInput<typeof contract>) =>
  call<typeof contract>('PATCH /api/listings/{id}', { params: { id }, body })
