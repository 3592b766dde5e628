import { useEffect, useRef, useState } from 'react'
import { Unlink, Users } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { canBeStaff } from '#shared/rules/user.ts'
import { hasCode } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useAcceptInvitation, useInvitation, useLeaveTeam } from '#web/entities/team/queries.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { actFor } from '#web/stores/acting.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const kept = () => tabDraft<{ link: string }>('join')

/** A mailed invitation: who invites to what, and the button that accepts. Signing in, or up, leads back to it. */
export const Join = ({ token: given }: { token: string }) => {
  const { t } = useT('team')
  const [token] = useState(() => given || (kept().read()?.link ?? ''))
  const { data, error, refetch } = useInvitation(token)
  const isInvalid = token === '' || hasCode(error, 'INVITATION_INVALID', 'BAD_REQUEST')
  if (isInvalid)
    return (
      <div className="mt-7 flex flex-col items-start gap-5">
        <Notice tone="amber" icon={Unlink} heading="h2" title={t('join.invalid')}>
          {t('join.invalidText')}
        </Notice>
        <Link to={paths.sellerDashboard()} className={buttonClass()}>
          {t('join.dashboard')}
        </Link>
      </div>
    )
  if (!data && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="mt-7 h-48 w-full" />
  return <Offered token={token} {...data} />
}

type OfferedProps = NonNullable<ReturnType<typeof useInvitation>['data']> & { token: string }

const Offered = ({ token, dealership, role, email, expiresAt }: OfferedProps) => {
  const { t, language } = useT('team')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { user } = useCurrentUser()
  const { mutate: accept, isPending, error } = useAcceptInvitation()
  const leaving = useLeaveTeam()
  const join = () =>
    accept(token, {
      onSuccess: ({ employment }) => {
        kept().forget()
        actFor(employment)
        void navigate(paths.sellerDashboard('leads'))
      },
    })
  const leaveAndJoin = () =>
    leaving.mutate(undefined, {
      onSuccess: () => {
        actFor(null)
        join()
      },
    })
  const isEmployed = hasCode(error, 'ALREADY_EMPLOYED')
  const failure = leaving.error ?? (isEmployed ? null : error)
  const isOther = user !== null && user.email !== email
  return (
    <div className="mt-7 flex flex-col gap-5">
      <Notice tone="sand" icon={Users} heading="h2" title={t('join.offer', { dealership })}>
        <p>
          {t(`role.${role}`)}: {t(`may.${role}`)}
        </p>
        <p>{t('join.until', { email, date: formatDate(expiresAt, language) })}</p>
      </Notice>
      {user && (isOther || !canBeStaff(user)) ? (
        <Notice tone="amber" title={t(isOther ? 'join.other' : 'join.business')}>
          {t(isOther ? 'join.otherText' : 'join.businessText', { email, own: user.email })}
        </Notice>
      ) : user?.emailConfirmedAt === null ? (
        <Notice
          tone="amber"
          title={t('join.unconfirmed')}
          actions={
            <Link to={paths.profile()} onClick={() => kept().keep({ link: token })} className={buttonClass()}>
              {t('join.confirm')}
            </Link>
          }
        >
          {t('join.unconfirmedText', { email })}
        </Notice>
      ) : (
        <>
          <p className="text-sm text-ink-2">{t('join.text', { dealership })}</p>
          <FormFailure title={t('join.failed')} text={failure ? errorText(failure) : undefined} />
          {user && isEmployed ? (
            <OtherTeam pending={leaving.isPending} onLeave={leaveAndJoin} />
          ) : user ? (
            <Button size="lg" wide pending={isPending} onClick={join}>
              {t('join.accept')}
            </Button>
          ) : (
            <div className="flex flex-wrap gap-3">
              <Link
                to={paths.auth(paths.join())}
                onClick={() => kept().keep({ link: token })}
                className={buttonClass({ size: 'lg' })}
              >
                {t('join.signIn')}
              </Link>
              <Link
                to={paths.auth(paths.join(), 'signup')}
                onClick={() => kept().keep({ link: token })}
                className={buttonClass({ size: 'lg', variant: 'secondary' })}
              >
                {t('join.signUp')}
              </Link>
            </div>
          )}
        </>
      )}
    </div>
  )
}

type OtherTeamProps = { pending: boolean; onLeave: () => void }

/** The way out of another team. That of a dealership which is suspended or not verified is shown nowhere else. */
const OtherTeam = ({ pending, onLeave }: OtherTeamProps) => {
  const { t } = useT('team')
  const title = useRef<HTMLHeadingElement>(null)
  // It replaces the button that had the focus.
  useEffect(() => title.current?.focus(), [])
  return (
    <Notice
      tone="amber"
      title={t('join.employed')}
      titleRef={title}
      actions={
        <Button pending={pending} onClick={onLeave}>
          {t('join.leave')}
        </Button>
      }
    >
      {t('join.employedText')}
    </Notice>
  )
}
