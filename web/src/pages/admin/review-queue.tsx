import { useState } from 'react'
import { Search } from 'lucide-react'
import { useListingCounts } from '#web/features/moderation/api/count-listings.ts'
import { reviewStatuses } from '#web/features/moderation/review-status.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { QueueList } from './queue-list.tsx'
import { useReviewStatus } from './use-review-status.ts'

/** Listings Review: one list for each status, and a search over what is loaded of it. */
export const ReviewQueue = () => {
  const { t, language } = useT('admin')
  const [status, showStatus] = useReviewStatus()
  const [search, setSearch] = useState('')
  const { data: counts } = useListingCounts()
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">{t('queue.title')}</h2>
        <TextField
          type="search"
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          before={<Search aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-full sm:w-96"
        />
      </div>
      <Tabs
        label={t('queue.status')}
        value={status}
        onChange={showStatus}
        tabs={reviewStatuses.map((id) => ({
          id,
          label: t(`status.${id}`),
          count: counts && formatNumber(counts[id], language),
        }))}
      >
        <QueueList key={status} status={status} search={search} onClearSearch={() => setSearch('')} />
      </Tabs>
    </section>
  )
}
