import { Unlink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { UnsubscribePanel } from '#web/features/preferences/components/unsubscribe-panel.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** The link is cut off, or nobody's any more. */
export const InvalidUnsubscribe = ({ isAnswer = false }: { isAnswer?: boolean }) => {
  const { t } = useT('unsubscribe')
  return (
    <UnsubscribePanel icon={<Unlink />} title={t('invalid.title')} isAnswer={isAnswer}>
      <p className="mt-3 text-ink-2">{t('invalid.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.profile('notifications')} className={buttonClass()}>
          {t('settings')}
        </Link>
        <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {t('home')}
        </Link>
      </div>
    </UnsubscribePanel>
  )
}
