import { useRef } from 'react'
import { messageStatuses } from '#web/features/support-messages/message-status.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { MessageList } from './message-list.tsx'
import { StatusSection } from './status-section.tsx'
import { useChoice } from './use-choice.ts'

/** What people wrote on the contact page: those that wait for an answer, or those that have one (`?status=answered`). */
export const MessagesTab = ({ search }: { search: string }) => {
  const { t } = useT('contact-messages')
  const [status = 'OPEN', choose] = useChoice('status', messageStatuses)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  return (
    <StatusSection
      title={t('title')}
      heading={heading}
      label={t('status')}
      statuses={messageStatuses}
      labelOf={(value) => t(`status.${value}`)}
      status={status}
      onChoose={choose}
    >
      {/* One that has another status leaves the list, and its buttons with it. */}
      <MessageList key={`${status} ${search}`} status={status} search={search} onMoved={focusHeading} />
    </StatusSection>
  )
}
