import { Scale } from 'lucide-react'
import type { AppealStatus, AppealView } from '#shared/schemas/moderation.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useAppeals } from '#web/features/appeals/api/list-appeals.ts'
import { AppealCard } from '#web/features/appeals/components/appeal-card.tsx'
import { appealGrid, AppealsSkeleton } from '#web/features/appeals/components/appeals-skeleton.tsx'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { loadedThings } from '#web/features/review/queue-data.ts'
import { reviewParam } from '#web/features/review/use-walk.ts'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { tabSearch } from './admin-tabs.ts'

const tabOf = { listing: 'listings', plate: 'plates', application: 'dealers' } as const

const reviewOf = ({ about }: AppealView) => ({ search: tabSearch(tabOf[about.kind], reviewParam(about.id)) })

type AppealListProps = { status: AppealStatus; onAnswered: () => void }

/** The appeals of one status as far as they are loaded, or why there are none. */
export const AppealList = ({ status, onAnswered }: AppealListProps) => {
  const { t } = useT('appeals')
  const list = useAppeals(status)
  if (list.isLoadingError)
    return <LoadFailed title={t('loadFailed')} error={list.error} onRetry={list.refetch} />
  if (!list.data) return <AppealsSkeleton />
  const appeals = loadedThings(list.data.pages.map((page) => page.appeals))
  if (appeals.length === 0 && !list.hasNextPage)
    return <EmptyState icon={<Scale />} title={t(`empty.${status}`)} />
  return (
    <>
      <ul className={appealGrid}>
        {appeals.map((appeal) => (
          <li key={appeal.id} className="grid">
            <AppealCard appeal={appeal} review={reviewOf(appeal)} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
      <QueueMore
        queue={list}
        shown={appeals.length}
        total={list.data.pages.at(-1)?.total ?? appeals.length}
      />
    </>
  )
}
