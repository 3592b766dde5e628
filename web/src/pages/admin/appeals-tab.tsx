import { useRef } from 'react'
import { appealStatuses } from '#web/features/appeals/appeal-statuses.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { AppealList } from './appeal-list.tsx'
import { StatusSection } from './status-section.tsx'
import { useChoice } from './use-choice.ts'

/** What people appeal against: those that wait first, oldest first. */
export const AppealsTab = () => {
  const { t } = useT('appeals')
  const [status = 'OPEN', choose] = useChoice('status', appealStatuses)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  return (
    <StatusSection
      title={t('title')}
      heading={heading}
      label={t('status')}
      statuses={appealStatuses}
      labelOf={(value) => t(`status.${value}`)}
      status={status}
      onChoose={choose}
    >
      <AppealList key={status} status={status} onAnswered={focusHeading} />
    </StatusSection>
  )
}
