import { CircleCheckBig, SearchX } from 'lucide-react'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import type { usePlateQueue } from '#web/features/review/api/list-plates.ts'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { QueueSkeleton } from '#web/features/review/components/queue-skeleton.tsx'
import type { ReviewStatus } from '#web/features/review/review-status.ts'
import type { ReviewView } from '#web/features/review/use-run.ts'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlateRows } from './plate-rows.tsx'

type PlateListProps = {
  queue: ReturnType<typeof usePlateQueue>
  /** Those that are loaded. */
  plates: readonly AdminPlate[]
  status: ReviewStatus
  search: string
  total: number
  onOpen: (id: string, view?: ReviewView) => void
  onDecided: () => void
}

/** The plates of one status as far as they are loaded, or why there are none. */
export const PlateList = ({ queue, plates, status, search, total, ...on }: PlateListProps) => {
  const { t } = useT('plate-review')
  const words = useT('moderation')
  if (queue.isLoadingError)
    return <LoadFailed title={t('loadFailed')} error={queue.error} onRetry={queue.refetch} />
  if (!queue.data) return <QueueSkeleton />
  return (
    <>
      {plates.length > 0 && <PlateRows plates={plates} {...on} />}
      {plates.length === 0 && !queue.hasNextPage && (
        <EmptyState
          icon={search ? <SearchX /> : <CircleCheckBig />}
          title={search ? words.t('search.none', { search }) : t(`empty.${status}`)}
        />
      )}
      <QueueMore queue={queue} shown={plates.length} {...(!search && { total })} />
    </>
  )
}
