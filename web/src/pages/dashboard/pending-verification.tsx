import { Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** Tells a dealership that it still waits to be verified, or was refused it or lost it, and where its application is. */
export const PendingVerification = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const common = useT()
  const state = user.verificationStatus === 'REJECTED' ? 'refused' : 'verify'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-amber-tint p-4 text-sm">
      <div className="flex min-w-56 flex-1 gap-3">
        <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
        <div>
          <h2 className="text-base tracking-normal">{t(`${state}.title`)}</h2>
          <p className="text-ink-2">{t(`${state}.text`)}</p>
        </div>
      </div>
      <Link to={paths.verification()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {common.t('account.verify')}
      </Link>
    </div>
  )
}
