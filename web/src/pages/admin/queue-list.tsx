import { CircleCheckBig, SearchX } from 'lucide-react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import type { useReviewQueue } from '#web/features/review/api/list-review-queue.ts'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { QueueSkeleton } from '#web/features/review/components/queue-skeleton.tsx'
import type { ReviewStatus } from '#web/features/review/review-status.ts'
import type { ReviewView } from '#web/features/review/use-run.ts'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueueRows } from './queue-rows.tsx'

type QueueListProps = {
  queue: ReturnType<typeof useReviewQueue>
  /** Those that are loaded. */
  listings: readonly AdminListing[]
  status: ReviewStatus
  search: string
  total: number
  onOpen: (id: string, view?: ReviewView) => void
  onDecided: () => void
}

/** The listings of one status as far as they are loaded, or why there are none. */
export const QueueList = ({ queue, listings, status, search, total, ...on }: QueueListProps) => {
  const { t } = useT('admin')
  const words = useT('moderation')
  if (queue.isLoadingError)
    return <LoadFailed title={t('queue.failed')} error={queue.error} onRetry={queue.refetch} />
  if (!queue.data) return <QueueSkeleton />
  return (
    <>
      {listings.length > 0 && <QueueRows listings={listings} {...on} />}
      {listings.length === 0 && !queue.hasNextPage && (
        <EmptyState
          icon={search ? <SearchX /> : <CircleCheckBig />}
          title={search ? words.t('search.none', { search }) : t(`queue.empty.${status}`)}
        />
      )}
      <QueueMore queue={queue} shown={listings.length} {...(!search && { total })} />
    </>
  )
}
