import { BadgeCheck, BadgeX, Hourglass, Plus, ShieldOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { VerificationState } from '#shared/rules/application.ts'
import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useVerificationState } from '#web/entities/application/own-application.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { GateCard } from '#web/ui/gate-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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

const icons = { NOT_APPLIED: BadgeCheck, UNDER_REVIEW: Hourglass, REFUSED: BadgeX, REVOKED: ShieldOff }

/** The way to the application, by the state of the verification. */
const ApplicationLink = ({ state, size }: { state: OpenState; size: 'sm' | 'lg' }) => {
  const { t } = useT('dashboard')
  return (
    <Link
      to={paths.verification()}
      className={buttonClass({ variant: size === 'sm' ? 'secondary' : 'primary', size })}
    >
      {t(`verification.${state}.action`)}
    </Link>
  )
}

type OpenState = Exclude<VerificationState, 'VERIFIED'>

/** The state of a verification that is not given yet; undefined until it is known. */
export const useOpenVerification = (user: CurrentUser): OpenState | undefined => {
  const state = useVerificationState(user)
  return state === 'VERIFIED' ? undefined : state
}

/** Tells a dealership how far it has come with its verification, with the link to its next step. */
export const PendingVerification = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const state = useOpenVerification(user)
  if (!state) return <Skeleton className="h-24 rounded-card" />
  const Icon = icons[state]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-amber-tint p-4 text-sm">
      <div className="flex min-w-56 flex-1 gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
        <div>
          <h2 className="text-base tracking-normal">{t(`verification.${state}.title`)}</h2>
          <p className="text-ink-2">{t(`verification.${state}.text`)}</p>
        </div>
      </div>
      <ApplicationLink state={state} size="sm" />
    </div>
  )
}

/** The same in place of a form that is closed until then. */
export const VerificationGate = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('dashboard')
  const state = useOpenVerification(user)
  if (!state) return <Skeleton className="mx-auto h-80 max-w-xl rounded-panel" />
  const Icon = icons[state]
  return (
    <GateCard
      icon={<Icon />}
      title={t(`verification.${state}.title`)}
      text={t(`verification.${state}.text`)}
      action={<ApplicationLink state={state} size="lg" />}
    />
  )
}
