import { FlagOff } from 'lucide-react'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { StatusSection, useStatusSection } from '#web/entities/admin/status-section.tsx'
import { useReports, type ReportStatus } from '#web/entities/report/admin-queries.ts'
import { CardQueue } from '#web/entities/review/card-queue.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { ReportCard } from './report-card.tsx'

const statuses = ['OPEN', 'RESOLVED', 'DISMISSED'] as const satisfies readonly ReportStatus[]

/** The reports about listings, and photos that were found in two of them. */
export const ReportsTab = ({ search }: { search: string }) => {
  const { t } = useT('reports')
  const { status, section, focusHeading } = useStatusSection(statuses)
  const list = useReports(status, search)
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
        items={loadedItems(list.data?.pages.map((page) => page.reports))}
        belongs={(report) => report.status === status}
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
        {(report) => <ReportCard report={report} onClosed={focusHeading} />}
      </CardQueue>
    </StatusSection>
  )
}
