import { useRef } from 'react'
import { appealStatuses } from '#web/features/appeals/appeal-statuses.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { AppealList } from './appeal-list.tsx'
import { useChoice } from './use-choice.ts'

/** What people appeal against: those that wait first, oldest first. */
export const AppealsTab = () => {
  const { t } = useT('appeals')
  const [status = 'OPEN', choose] = useChoice('status', appealStatuses)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl">
        {t('title')}
      </h2>
      <div className="mb-5">
        <ChoiceChips
          label={t('status')}
          value={status}
          onChange={choose}
          choices={appealStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </div>
      <AppealList key={status} status={status} onAnswered={focusHeading} />
    </section>
  )
}
