import { FlagOff } from 'lucide-react'
import { useShown } from '#web/api/undoable.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { StatusTab } from '#web/entities/admin/status-section.tsx'
import { useReports, type ReportStatus } from '#web/entities/report/admin-queries.ts'
import { CardQueue } from '#web/entities/review/card-queue.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { ReportCard } from './report-card.tsx'

const statuses = ['OPEN', 'RESOLVED', 'DISMISSED'] as const satisfies readonly ReportStatus[]

/** The reports about listings, and photos that were found in two of them. */
export const ReportsTab = ({ search }: { search: string }) => {
  const { t } = useT('reports')
  return (
    <StatusTab
      title={t('title')}
      label={t('status')}
      statuses={statuses}
      labelOf={(value) => t(`status.${value}`)}
    >
      {(status, focusHeading) => (
        <ReportList key={`${status} ${search}`} status={status} search={search} onClosed={focusHeading} />
      )}
    </StatusTab>
  )
}

type ReportListProps = { status: ReportStatus; search: string; onClosed: () => void }

/** The reports of one status. */
const ReportList = ({ status, search, onClosed }: ReportListProps) => {
  const { t } = useT('reports')
  const list = useReports(status, search)
  const all = loadedItems(list.data?.pages.map((page) => page.reports))
  return (
    <CardQueue
      list={list}
      all={all}
      items={useShown(all).filter((report) => report.status === status)}
      search={search}
      texts={{
        failed: t('failed'),
        none: t(`empty.${status}`),
        noneFound: t('empty.found'),
        keys: t('keys'),
      }}
      icon={<FlagOff />}
      cardHeight="h-44"
    >
      {(report) => <ReportCard report={report} onClosed={onClosed} />}
    </CardQueue>
  )
}
