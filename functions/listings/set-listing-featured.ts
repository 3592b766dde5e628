import { now, retryConflict } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { featureOffer } from '#functions/commands/feature-offer.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { withOwners } from '#functions/data/user-views.ts'
import { toAdminListing } from './views.ts'
import { setListingFeatured as route } from '#shared/api/admin.ts'

const live = { getListingById, replaceListing, readCounts, withOwners, newId, now }

const feature = async ({ actor, params, body }: Input<typeof route>, deps: typeof live) => {
  const seen = await deps.getListingById(params.id)
  if (!seen) throw new AppError('LISTING_NOT_FOUND')
  const act = { id: deps.newId('audit'), at: deps.now().toISOString(), actorId: actor.id }
  const featured = featureOffer(seen, body, { ...act, action: 'listing.featured' })
  const counted = { ...(featured?.offer ?? seen), ...(await deps.readCounts(seen)) }
  const [view] = await deps.withOwners([counted], toAdminListing)
  if (!view) throw new AppError('LISTING_NOT_FOUND')
  if (featured) await deps.replaceListing(featured.offer, seen, [featured.record])
  return view
}

/** Makes an approved listing featured or not, whatever else its seller changes meanwhile. */
export const setListingFeatured = (input: Input<typeof route>, deps = live) =>
  retryConflict(() => feature(input, deps))

export const handler = provenHandler(route, setListingFeatured)
