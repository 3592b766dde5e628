import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { getListingById } from '#functions/data/listings.ts'
import { readReviewed } from '#functions/data/reviewed-listings.ts'
import { getUploads } from '#functions/data/uploads.ts'
import { getUsersById } from '#functions/data/users.ts'
import { toReviewedListing } from '#functions/listings/reviewed-view.ts'
import { toAdminListing } from './views.ts'
import { getAdminListing as route } from '#shared/api/admin.ts'

const live = { getListingById, readReviewed, getUploads, getUsersById }

/** A listing for review, with its states when admins last approved and last refused it. */
export const getAdminListing = async ({ params }: Input<typeof route>, deps = live) => {
  const [listing, { APPROVED: approved, REJECTED: rejected }] = await Promise.all([
    deps.getListingById(params.id),
    deps.readReviewed(params.id),
  ])
  if (!listing) throw new AppError('LISTING_NOT_FOUND')
  const snapshots = [approved, rejected].flatMap((snapshot) => snapshot ?? [])
  const photoIds = snapshots.flatMap(({ photos }) => photos.map(({ id }) => id))
  const userIds = [listing.ownerId, listing.decision?.by, ...snapshots.map(({ by }) => by)]
  const [uploads, users] = await Promise.all([
    deps.getUploads([...new Set(photoIds)]),
    deps.getUsersById([...new Set(userIds.filter((id) => id !== undefined))]),
  ])
  const owner = users.get(listing.ownerId)
  if (!owner) throw new AppError('LISTING_NOT_FOUND')
  const present = new Set(uploads.filter(({ state }) => state === 'READY').map(({ id }) => id))
  const viewOf = (snapshot: typeof approved) =>
    snapshot ? toReviewedListing(snapshot, listing, present, users.get(snapshot.by)) : null
  return {
    listing: toAdminListing(listing, owner, users.get(listing.decision?.by ?? '')),
    approved: viewOf(approved),
    rejected: viewOf(rejected),
  }
}

export const handler = routeHandler(route, getAdminListing)
