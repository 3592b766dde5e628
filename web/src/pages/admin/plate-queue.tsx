import { useState } from 'react'
import { CircleCheckBig } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { usePlateQueue } from '#web/features/moderation/api/list-plates.ts'
import { QueueSkeleton } from '#web/features/moderation/components/queue-skeleton.tsx'
import { reviewStatuses, type ReviewStatus } from '#web/features/moderation/review-status.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PlateRows } from './plate-rows.tsx'

const PlateList = ({ status }: { status: ReviewStatus }) => {
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

/** The number plates of the market, those under review first (spec). */
export const PlateQueue = () => {
  const { t, language } = useT('plate-review')
  const admin = useT('admin')
  const [status, setStatus] = useState<ReviewStatus>('PENDING')
  const { data } = usePlateQueue(status)
  const counts = data?.pages.at(-1)?.counts
  return (
    <section className="mt-14">
      <h2 className="mb-2 text-xl">{t('title')}</h2>
      <Tabs
        label={t('status')}
        value={status}
        onChange={setStatus}
        tabs={reviewStatuses.map((id) => ({
          id,
          label: admin.t(`status.${id}`),
          count: counts && formatNumber(counts[id], language),
        }))}
      >
        <PlateList key={status} status={status} />
      </Tabs>
    </section>
  )
}
