import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'

type VisitorNotesProps = { signIn: string; /** Keeps what is typed. */ onLeave: () => void }

/** The terms that a visitor agrees to by sending, and the way in for somebody who has a password. */
export const VisitorNotes = ({ signIn, onLeave }: VisitorNotesProps) => {
  const { t, rich } = useT('lead')
  const reader = (to: string, label: string) => (
    // In a tab of its own: what is typed stays in sight.
    <Link to={to} target="_blank" className="underline underline-offset-4">
      {label}
    </Link>
  )
  return (
    <>
      <p className="-mt-2 text-xs text-ink-3">
        {rich('agree', {
          terms: reader(paths.terms(), t('agree.terms')),
          privacy: reader(paths.privacy(), t('agree.privacy')),
        })}
      </p>
      <Link
        to={signIn}
        onClick={onLeave}
        className="-my-2 inline-flex min-h-11 items-center self-start text-sm text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {t('withPassword')}
      </Link>
    </>
  )
}
