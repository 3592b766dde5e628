import { decideListingById } from '#functions/commands/decide-listing.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { noCounts, readCounts } from '#functions/data/counts.ts'
import { getListingById } from '#functions/data/listings.ts'
import { toAdminListing } from './views.ts'
import { setListingStatus as route } from '#shared/api/admin.ts'

const live = { decideListingById, getListingById, readCounts }

/** Approves or rejects a listing. Two admins at once: one wins. */
export const setListingStatus = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.getListingById(params.id)
  const counts = seen ? await deps.readCounts(seen) : noCounts
  const { listing, owner } = await deps.decideListingById(params.id, body, actor.id)
  return toAdminListing({ ...listing, ...counts }, owner, actor)
}

export const handler = provenHandler(route, setListingStatus)
