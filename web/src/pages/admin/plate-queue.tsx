import { useState } from 'react'
import { usePlateQueue } from '#web/features/moderation/api/list-plates.ts'
import { reviewStatuses, type ReviewStatus } from '#web/features/moderation/review-status.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { PlateList } from './plate-list.tsx'

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
