import { Scale } from 'lucide-react'
import type { AppealStatus } from '#shared/schemas/moderation.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { StatusSection, useStatusSection } from '#web/entities/admin/status-section.tsx'
import { CardQueue } from '#web/entities/review/card-queue.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { AppealCard } from './appeal-card.tsx'
import { useAppeals } from './queries.ts'

/** Every status of an appeal, open ones first. The schema's own list would bring all of zod to the page. */
const appealStatuses = ['OPEN', 'GRANTED', 'UPHELD', 'WITHDRAWN'] as const satisfies readonly AppealStatus[]

/** The appeals: open ones first, oldest first. */
export const AppealsTab = ({ search }: { search: string }) => {
  const { t } = useT('appeals')
  const admin = useT('admin')
  const { status, section, focusHeading } = useStatusSection(appealStatuses)
  const list = useAppeals(status, search)
  return (
    <StatusSection
      {...section}
      title={t('title')}
      label={t('status')}
      labelOf={(value) => t(`status.${value}`)}
    >
      <CardQueue
        key={`${status} ${search}`}
        list={list}
        items={loadedItems(list.data?.pages.map((page) => page.appeals))}
        belongs={(appeal) => appeal.status === status}
        search={search}
        texts={{ failed: t('loadFailed'), none: t(`empty.${status}`), noneFound: admin.t('search.none') }}
        icon={<Scale />}
        cardHeight="h-80"
      >
        {(appeal) => <AppealCard appeal={appeal} onAnswered={focusHeading} />}
      </CardQueue>
    </StatusSection>
  )
}
