import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useAdminListing } from './api/get-admin-listing.ts'
import { isGone } from './decision-outcome.ts'
import { newerOf } from './newer-of.ts'
import { useDecide } from './use-decide.ts'
import { useDesk } from './use-desk.ts'
import { usePreload } from './use-preload.ts'
import type { Walk } from './use-walk.ts'

/** The review of a listing: the listing as it is now, what it was, and the work at it. `left` counts those besides it. */
export const useListingDesk = (walk: Walk, listings: readonly AdminListing[], left: number) => {
  const { t } = useT('admin')
  const { decide } = useDecide()
  const detail = useAdminListing(walk.openId)
  const byId = (id: string | undefined | null) => listings.find((listing) => listing.id === id)
  const gone = isGone(detail.error)
  // The row is there at once, and may be younger than what was fetched for it before.
  const listing = newerOf(detail.data?.listing, byId(walk.openId))
  const desk = useDesk({
    walk,
    thing: gone ? undefined : listing,
    isSettled: !detail.isFetching,
    decide: (thing, refusal, news) => decide({ listing: thing, refusal }, news),
    reload: detail.refetch,
    left,
    failed: t('decision.failed'),
  })
  usePreload(byId(walk.follower ?? walk.next))
  return { desk, detail, listing, isGone: gone }
}

export type ListingDesk = ReturnType<typeof useListingDesk>
