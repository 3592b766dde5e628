import { useRef } from 'react'
import type { ReportStatus } from '#web/features/review/api/reports.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { ReportList } from './report-list.tsx'
import { StatusSection } from './status-section.tsx'
import { useChoice } from './use-choice.ts'

const statuses = ['OPEN', 'RESOLVED', 'DISMISSED'] as const satisfies readonly ReportStatus[]

/** What people reported about listings, and photos that were found in two of them. */
export const ReportsTab = ({ search }: { search: string }) => {
  const { t } = useT('reports')
  const [status = 'OPEN', choose] = useChoice('status', statuses)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  return (
    <StatusSection
      title={t('title')}
      heading={heading}
      label={t('status')}
      statuses={statuses}
      labelOf={(value) => t(`status.${value}`)}
      status={status}
      onChoose={choose}
    >
      {/* The closed one leaves the list, and its buttons with it. */}
      <ReportList key={status} status={status} search={search} onClosed={focusHeading} />
    </StatusSection>
  )
}
