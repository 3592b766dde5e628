import { CircleCheckBig } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { usePlateQueue } from '#web/features/moderation/api/list-plates.ts'
import { QueueMore } from '#web/features/moderation/components/queue-more.tsx'
import { QueueSkeleton } from '#web/features/moderation/components/queue-skeleton.tsx'
import type { ReviewStatus } from '#web/features/moderation/review-status.ts'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlateRows } from './plate-rows.tsx'

/** The plates of one status as far as they are loaded, or why there are none. */
export const PlateList = ({ status }: { status: ReviewStatus }) => {
  const { t } = useT('plate-review')
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
      <QueueMore
        queue={queue}
        shown={plates.length}
        total={queue.data.pages.at(-1)?.total ?? plates.length}
      />
    </>
  )
}
