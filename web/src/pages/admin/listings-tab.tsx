import { useListingCounts } from '#web/features/review/api/count-listings.ts'
import { useReviewQueue } from '#web/features/review/api/list-review-queue.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { reviewStatuses } from '#web/features/review/review-status.ts'
import { useListingDesk } from '#web/features/review/use-listing-desk.ts'
import { useReadOn } from '#web/features/review/use-read-on.ts'
import { useWalk } from '#web/features/review/use-walk.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ListingReview } from './listing-review.tsx'
import { QueueList } from './queue-list.tsx'
import { StatusSection } from '#web/entities/admin/status-section.tsx'
import { useFocusLeft } from '#web/entities/admin/use-focus-left.ts'
import { useReviewStatus } from './use-review-status.ts'
import { useStatusLabel } from './use-status-label.ts'

/** Listings Review: one list for each status, searched by the server, and the review of one of them over it. */
export const ListingsTab = ({ search }: { search: string }) => {
  const { t } = useT('admin')
  const [status, showStatus] = useReviewStatus()
  const labelOf = useStatusLabel(useListingCounts().data)
  const queue = useReviewQueue(status, search)
  const listings = loadedItems(queue.data?.pages.map((page) => page.listings))
  // Nobody counts what a search would find.
  const total = search ? listings.length : (queue.data?.pages.at(-1)?.total ?? listings.length)
  const walk = useWalk(listings.map(({ id }) => id))
  const review = useListingDesk(walk, listings, Math.max(0, total - 1))
  useReadOn(queue, walk.number, listings.length)
  const { heading, focus } = useFocusLeft(walk.openId)
  return (
    <StatusSection
      title={t('queue.title')}
      heading={heading}
      label={t('queue.status')}
      statuses={reviewStatuses}
      labelOf={labelOf}
      status={status}
      onChoose={showStatus}
    >
      <QueueList
        // Another question is another list: what was asked for of this one does not count there.
        key={`${status} ${search}`}
        queue={queue}
        listings={listings}
        status={status}
        search={search}
        total={total}
        onOpen={review.desk.open}
        onDecided={focus}
      />
      <ListingReview walk={walk} review={review} total={total} />
    </StatusSection>
  )
}
