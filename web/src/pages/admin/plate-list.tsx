import { CircleCheckBig } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { usePlateQueue } from '#web/features/moderation/api/list-plates.ts'
import { QueueSkeleton } from '#web/features/moderation/components/queue-skeleton.tsx'
import type { ReviewStatus } from '#web/features/moderation/review-status.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlateRows } from './plate-rows.tsx'

/** The plates of one status as far as they are loaded, or why there are none. */
export const PlateList = ({ status }: { status: ReviewStatus }) => {
  const { t } = useT('plate-review')
  const admin = useT('admin')
  const errorText = useErrorText()
  const queue = usePlateQueue(status)
  if (queue.isLoadingError)
    return <LoadFailed title={t('loadFailed')} error={queue.error} onRetry={queue.refetch} />
  if (!queue.data) return <QueueSkeleton />
  const plates = queue.data.pages.flatMap((page) => page.plates)
  if (plates.length === 0 && !queue.hasNextPage)
    return <EmptyState icon={<CircleCheckBig />} title={t(`empty.${status}`)} />
  return (
    <>
      <PlateRows plates={plates} />
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
            {admin.t('queue.more')}
          </Button>
          <p className="text-sm text-ink-3">
            {admin.t('queue.shown', {
              shown: plates.length,
              total: queue.data.pages.at(-1)?.total ?? plates.length,
            })}
          </p>
        </div>
      )}
    </>
  )
}
