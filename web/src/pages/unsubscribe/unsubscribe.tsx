import { MailCheck, MailX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useUnsubscribe } from '#web/features/preferences/api/unsubscribe.ts'
import { UnsubscribePanel } from '#web/features/preferences/components/unsubscribe-panel.tsx'
import type { UnsubscribeLink } from '#web/features/preferences/unsubscribe-link.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { InvalidUnsubscribe } from './invalid-unsubscribe.tsx'

// A token that is none is refused for its form.
const isLinkFault = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'UNSUBSCRIBE_LINK_INVALID' || error.status === 400)

/** Asks first: mail scanners open every link, and only a press of the button may end anything. */
export const Unsubscribe = ({ link }: { link: UnsubscribeLink }) => {
  const { t } = useT('unsubscribe')
  const errorText = useErrorText()
  const { mutate: unsubscribe, isPending, isSuccess, error } = useUnsubscribe()
  const what = t(link.savedSearch ? 'what.search' : `what.${link.topic}`)
  if (isLinkFault(error)) return <InvalidUnsubscribe isAnswer />
  if (isSuccess)
    return (
      <UnsubscribePanel key="done" icon={<MailCheck />} title={t('done.title', { what })} isAnswer>
        <p className="mt-3 text-ink-2">{t('done.text')}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link
            to={link.savedSearch ? paths.dashboard('searches') : paths.profile('notifications')}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t(link.savedSearch ? 'searches' : 'settings')}
          </Link>
          <Link to={paths.home()} className={buttonClass({ variant: 'ghost' })}>
            {t('home')}
          </Link>
        </div>
      </UnsubscribePanel>
    )
  return (
    <UnsubscribePanel key="question" icon={<MailX />} title={t('question', { what })}>
      <p className="mt-3 text-ink-2">{t(link.savedSearch ? 'question.search' : 'question.text')}</p>
      <div className="mt-8 flex flex-col items-center gap-5 text-start">
        <FormFailure title={t('failed')} text={error ? errorText(error) : undefined} />
        <Button size="lg" pending={isPending} onClick={() => unsubscribe(link)}>
          {t(isPending ? 'pending' : 'confirm')}
        </Button>
      </div>
    </UnsubscribePanel>
  )
}
