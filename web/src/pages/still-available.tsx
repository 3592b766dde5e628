import { usePageMeta } from '#web/app/page-meta.ts'
import { useMailedLink } from '#web/app/use-mailed-link.ts'
import { InvalidLink } from '#web/features/still-available/answer-frame.tsx'
import { AnswerPage } from '#web/features/still-available/answer-page.tsx'
import { readAvailabilityLink } from '#web/features/still-available/availability-link.ts'
import { useT } from '#web/i18n/use-t.ts'

/** `/still-available#token=&answer=`: the link of the email that asks about a car. Its token stands for the seller. */
export const StillAvailablePage = () => {
  const { t } = useT('still-available')
  const link = readAvailabilityLink(useMailedLink())
  usePageMeta(t('title'), t('description'))
  return link ? <AnswerPage key={link.token} link={link} /> : <InvalidLink missing />
}
