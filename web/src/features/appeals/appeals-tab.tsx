import { Scale } from 'lucide-react'
import type { AppealStatus } from '#shared/schemas/moderation.ts'
import { useShown } from '#web/api/undoable.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { StatusTab } from '#web/entities/admin/status-section.tsx'
import { CardQueue } from '#web/entities/review/card-queue.tsx'
import { useT } from '#web/i18n/use-t.ts'
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

type AppealListProps = { status: AppealStatus; search: string; onAnswered: () => void }

/** The appeals of one status, or those of them that are searched for. */
const AppealList = ({ status, search, onAnswered }: AppealListProps) => {
  const { t } = useT('appeals')
  const admin = useT('admin')
  const list = useAppeals(status, search)
  const all = loadedItems(list.data?.pages.map((page) => page.appeals))
  return (
    <CardQueue
      list={list}
      all={all}
      items={useShown(all).filter((appeal) => appeal.status === status)}
      search={search}
      texts={{ failed: t('loadFailed'), none: t(`empty.${status}`), noneFound: admin.t('search.none') }}
      icon={<Scale />}
      cardHeight="h-80"
    >
      {(appeal) => <AppealCard appeal={appeal} onAnswered={onAnswered} />}
    </CardQueue>
  )
}
