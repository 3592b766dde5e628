import { Scale } from 'lucide-react'
import type { AppealStatus } from '#shared/schemas/moderation.ts'
import { useShown } from '#web/api/undoable.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { StatusTab } from '#web/entities/admin/status-section.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AppealCard } from './appeal-card.tsx'
import { useAppeals } from './queries.ts'

/** Every status of an appeal, open ones first. The schema's own list would bring all of zod to the page. */
const appealStatuses = ['OPEN', 'GRANTED', 'UPHELD', 'WITHDRAWN'] as const satisfies readonly AppealStatus[]

/** The appeals: open ones first, oldest first. */
export const AppealsTab = ({ search }: { search: string }) => {
  const { t } = useT('appeals')
  return (
    <StatusTab
      title={t('title')}
      label={t('status')}
      statuses={appealStatuses}
      labelOf={(value) => t(`status.${value}`)}
    >
      {(status, focusHeading) => (
        <AppealList key={`${status} ${search}`} status={status} search={search} onAnswered={focusHeading} />
      )}
    </StatusTab>
  )
}

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

type AppealListProps = { status: AppealStatus; search: string; onAnswered: () => void }

/** The appeals of one status, or those of them that are searched for. */
const AppealList = ({ status, search, onAnswered }: AppealListProps) => {
  const { t } = useT('appeals')
  const admin = useT('admin')
  const list = useAppeals(status, search)
  const all = loadedItems(list.data?.pages.map((page) => page.appeals))
  // An act that can still be undone hides its item already.
  const appeals = useShown(all).filter((appeal) => appeal.status === status)
  const total = list.data?.pages.at(-1)?.total
  return (
    <AdminList
      list={list}
      items={appeals}
      total={search || total === undefined ? undefined : total - (all.length - appeals.length)}
      failed={t('loadFailed')}
      skeleton={
        <div aria-busy className={grid}>
          {Array.from({ length: 4 }, (_, card) => (
            <Skeleton key={card} className="h-80 rounded-card" />
          ))}
        </div>
      }
      empty={
        !list.hasNextPage && (
          <EmptyState icon={<Scale />} title={search ? admin.t('search.none') : t(`empty.${status}`)} />
        )
      }
    >
      {() => (
        <ul className={grid}>
          {appeals.map((appeal) => (
            <li key={appeal.id} data-item={appeal.id} className="grid">
              <AppealCard appeal={appeal} onAnswered={onAnswered} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  )
}
