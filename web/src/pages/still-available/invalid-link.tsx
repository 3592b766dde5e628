import { Unlink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { AnswerFrame } from '#web/features/still-available/components/answer-frame.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** The link leads nowhere any more, or (`missing`) its secret is not in the address. */
export const InvalidLink = ({ missing }: { missing: boolean }) => {
  const { t } = useT('still-available')
  return (
    <AnswerFrame
      title={t(missing ? 'missing.title' : 'invalid.title')}
      text={t(missing ? 'missing.text' : 'invalid.text')}
      icon={<Unlink />}
      answered={missing ? null : 'invalid'}
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.sellerDashboard('my-listings')} className={buttonClass()}>
          {t('listings')}
        </Link>
        <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {t('home')}
        </Link>
      </div>
    </AnswerFrame>
  )
}
