import type { OwnListing } from '#shared/schemas/listing.ts'

/** What the dashboard's cards count. Active are the published ones, pending those that wait for an admin. */
export const countListings = (listings: readonly Pick<OwnListing, 'status' | 'viewCount'>[]) => ({
  total: listings.length,
  views: listings.reduce((sum, { viewCount }) => sum + viewCount, 0),
  active: listings.filter(({ status }) => status === 'APPROVED').length,
  pending: listings.filter(({ status }) => status === 'PENDING').length,
})
