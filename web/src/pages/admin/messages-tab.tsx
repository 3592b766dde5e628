import { useRef } from 'react'
import { messageStatuses } from '#web/features/contact-messages/message-status.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { MessageList } from './message-list.tsx'
import { useChoice } from './use-choice.ts'

/** What people wrote on the contact page: those that wait for an answer, or those that have one (`?status=answered`). */
export const MessagesTab = ({ search }: { search: string }) => {
  const { t } = useT('contact-messages')
  const [status = 'OPEN', choose] = useChoice('status', messageStatuses)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl">
        {t('title')}
      </h2>
      <div className="mb-5">
        <ChoiceChips
          label={t('status')}
          value={status}
          onChange={choose}
          choices={messageStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </div>
      {/* One that has another status leaves the list, and its buttons with it. */}
      <MessageList key={`${status} ${search}`} status={status} search={search} onMoved={focusHeading} />
    </section>
  )
}
