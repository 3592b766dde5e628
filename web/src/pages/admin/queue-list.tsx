import { CircleCheckBig, SearchX } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useReviewQueue } from '#web/features/moderation/api/list-review-queue.ts'
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
  const errorText = useErrorText()
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
      {queue.hasNextPage && (
        <div className="mt-8 flex flex-col items-center gap-2">
          {queue.isFetchNextPageError && (
            <p role="alert" className="text-sm text-red">
              {errorText(queue.error)}
            </p>
          )}
          <Button
            variant="secondary"
            pending={queue.isFetchingNextPage}
            onClick={() => void queue.fetchNextPage()}
          >
            {t('queue.more')}
          </Button>
          <p className="text-sm text-ink-3">{t('queue.shown', { shown: loaded.length, total })}</p>
        </div>
      )}
    </>
  )
}
