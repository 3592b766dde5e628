import { CircleCheckBig, SearchX } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useReviewQueue } from '#web/features/moderation/api/list-review-queue.ts'
import { QueueMore } from '#web/features/moderation/components/queue-more.tsx'
import { QueueSkeleton } from '#web/features/moderation/components/queue-skeleton.tsx'
import { findInQueue, loadedListings } from '#web/features/moderation/queue-data.ts'
import type { ReviewStatus } from '#web/features/moderation/review-status.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueueRows } from './queue-rows.tsx'

type QueueListProps = { status: ReviewStatus; search: string; onClearSearch: () => void }

/** The listings of one status as far as they are loaded, or why there are none. */
export const QueueList = ({ status, search, onClearSearch }: QueueListProps) => {
  const { t } = useT('admin')
  const queue = useReviewQueue(status)
  if (queue.isLoadingError)
    return <LoadFailed title={t('queue.failed')} error={queue.error} onRetry={queue.refetch} />
  if (!queue.data) return <QueueSkeleton />
  const loaded = loadedListings(queue.data)
  const total = queue.data.pages.at(-1)?.total ?? loaded.length
  const found = findInQueue(loaded, search)
  if (loaded.length === 0 && !queue.hasNextPage)
    return <EmptyState icon={<CircleCheckBig />} title={t(`queue.empty.${status}`)} />
  return (
    <>
      {found.length === 0 && loaded.length > 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('search.none')}
          actions={
            <Button variant="secondary" onClick={onClearSearch}>
              {t('search.clear')}
            </Button>
          }
        >
          {queue.hasNextPage && t('search.more', { shown: loaded.length, total })}
        </EmptyState>
      ) : (
        <QueueRows listings={found} />
      )}
      <QueueMore queue={queue} shown={loaded.length} total={total} />
    </>
  )
}
