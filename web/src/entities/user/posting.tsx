import { Hourglass, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'

/** The link to a new listing, disabled for a dealership that is not verified yet. */
export const PostButton = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  if (!canPost(user))
    return (
      <Button disabledReason={t('empty.blockedText')} className="h-12">
        {t('post.blocked')}
      </Button>
    )
  return (
    <Link to={paths.sell()} className={`${buttonClass()} h-12`}>
      <Plus aria-hidden className="size-4.5" />
      {t('post')}
    </Link>
  )
}

/** Tells a dealership that its verification is pending or was refused, with the link to its application. */
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
