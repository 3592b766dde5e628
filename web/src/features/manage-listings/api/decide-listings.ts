import type { decideListings as contract } from '#shared/api/admin.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { call } from '#web/api/client.ts'
import type { BulkResult } from '#web/api/in-chunks.ts'

/** What is done to several listings, with what is said about a refusal. */
export type BulkDecision = Omit<BodyInput<typeof contract>, 'ids' | 'versions'>
export type BulkAction = BulkDecision['action']

/** Approves, rejects or deletes several listings as they were seen, and says of each what came of it. Throws ApiError. */
export const decideListings = async (
  decision: BulkDecision,
  listings: readonly Pick<AdminListing, 'id' | 'version'>[],
): Promise<BulkResult[]> => {
  const { done, failed } = await call<typeof contract>('POST /api/admin/listings/decisions', {
    body: {
      ...decision,
      ids: listings.map(({ id }) => id),
      versions: Object.fromEntries(listings.map(({ id, version }) => [id, version])),
    },
  })
  return [
    ...done.map((id) => ({ id, failure: null })),
    // Deleted by somebody else is deleted.
    ...failed.map(({ id, code }) => ({
      id,
      failure: decision.action === 'DELETE' && code === 'LISTING_NOT_FOUND' ? null : code,
    })),
  ]
}
