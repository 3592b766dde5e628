import { useState } from 'react'
import { LogOut, UserMinus } from 'lucide-react'
import { canPost, type StaffRole, staffRoles } from '#shared/rules/user.ts'
import { type InvitationView, type StaffMember, type Team } from '#shared/schemas/staff.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import {
  useLeaveTeam,
  useRemoveMember,
  useSetRole,
  useTeam,
  useWithdraw,
} from '#web/entities/team/queries.ts'
import { PendingVerification } from '#web/entities/user/posting.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { actFor, useActing } from '#web/stores/acting.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceMenu } from '#web/ui/choice-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { InviteForm } from './invite-form.tsx'

/** The people who act for a dealership: its owner invites and removes them, they see each other and can leave. */
export const TeamView = ({ user, title }: { user: CurrentUser; title: string }) => {
  const { t } = useT('team')
  const { acting } = useActing()
  const { data: team, error, refetch } = useTeam({ isVisit: true })
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  return (
    <section className="flex max-w-3xl flex-col gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{t(acting ? 'intro.staff' : 'intro.owner')}</p>
      </div>
      {!canPost(user) && <PendingVerification user={user} />}
      {!acting && canPost(user) && <InviteForm />}
      {!team && error && <LoadFailed title={t('failed')} error={error} onRetry={refetch} />}
      {!team && !error && <Skeleton className="h-40 w-full" />}
      {team && <People team={team} isOwner={!acting} onGone={focusHeading} />}
      {!acting && team?.invitations && team.invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <h3 id="invitations" className="mb-2 text-base">
            {t('invitations')}
          </h3>
          <ul className={listClass}>
            {team.invitations.map((invitation) => (
              <Invitation key={invitation.id} invitation={invitation} onGone={focusHeading} />
            ))}
          </ul>
        </section>
      )}
      {acting && <Leave dealership={acting.dealership} />}
    </section>
  )
}

const listClass = 'overflow-clip rounded-card border border-line bg-card'
const rowClass =
  'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-3.5 last:border-b-0 [&>div]:min-w-40 [&>div]:flex-1'

type PeopleProps = { team: Team; isOwner: boolean; onGone: () => void }

const People = ({ team, isOwner, onGone }: PeopleProps) => {
  const { t } = useT('team')
  return (
    <ul aria-label={t('people')} className={listClass}>
      <li className={rowClass}>
        <div>
          <bdi className="font-medium">{team.owner.name}</bdi>
        </div>
        <Badge>{t('owner')}</Badge>
      </li>
      {team.members.map((member) => (
        <Member key={member.id} member={member} isOwner={isOwner} onGone={onGone} />
      ))}
      {team.members.length === 0 && <li className="p-3.5 text-sm text-ink-2">{t('none')}</li>}
    </ul>
  )
}

type MemberProps = { member: StaffMember; isOwner: boolean; onGone: () => void }

const Member = ({ member, isOwner, onGone }: MemberProps) => {
  const { t, language } = useT('team')
  const errorText = useErrorText()
  const { mutate: setRole, isPending } = useSetRole()
  const { mutate: remove, isPending: isRemoving } = useRemoveMember()
  const [isAsked, setAsked] = useState(false)
  const { id, name, role, email } = member
  const sayFailed = (error: unknown) => showToast({ title: errorText(error), tone: 'danger' })
  const choose = (next: StaffRole) => {
    if (isPending) return
    const onSuccess = () => showToast({ title: t('role.set'), description: name, tone: 'success' })
    setRole({ id, role: next }, { onSuccess, onError: sayFailed })
  }
  return (
    <li className={rowClass}>
      <div>
        <bdi className="font-medium">{name}</bdi>
        {!member.isActive && <span className="text-sm text-amber"> · {t('suspended')}</span>}
        {email && (
          <p className="text-sm break-all text-ink-2">
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
        <p className="text-xs text-ink-3">{t('since', { date: formatDate(member.joinedAt, language) })}</p>
      </div>
      {isOwner ? (
        <>
          <span className="w-40">
            <ChoiceMenu
              label={t('role.of', { name })}
              value={role}
              options={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
              onChoose={choose}
            />
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('remove.label', { name })}
            onClick={() => setAsked(true)}
          >
            <UserMinus aria-hidden className="size-4" />
            {t('remove')}
          </Button>
          <ConfirmDialog
            open={isAsked}
            title={t('remove.title')}
            confirm={t('remove')}
            isDanger
            pending={isRemoving}
            onClose={() => setAsked(false)}
            onConfirm={() =>
              remove(id, {
                onSuccess: () => {
                  showToast({ title: t('removed'), description: name, tone: 'success' })
                  onGone()
                },
                onError: sayFailed,
                onSettled: () => setAsked(false),
              })
            }
          >
            <p>{t('remove.text', { name })}</p>
          </ConfirmDialog>
        </>
      ) : (
        <Badge>{t(`role.${role}`)}</Badge>
      )}
    </li>
  )
}

type InvitationProps = { invitation: InvitationView; onGone: () => void }

const Invitation = ({ invitation: { id, email, role, expiresAt }, onGone }: InvitationProps) => {
  const { t, language } = useT('team')
  const errorText = useErrorText()
  const { mutate: withdraw, isPending } = useWithdraw()
  return (
    <li className={rowClass}>
      <div>
        <bdi dir="ltr" className="font-medium break-all">
          {email}
        </bdi>
        <p className="text-xs text-ink-3">
          {t(`role.${role}`)} · {t('until', { date: formatDate(expiresAt, language) })}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        pending={isPending}
        aria-label={t('withdraw.label', { email })}
        onClick={() =>
          withdraw(id, {
            onSuccess: () => {
              showToast({ title: t('withdrawn'), description: email, tone: 'success' })
              onGone()
            },
            onError: (error) => showToast({ title: errorText(error), tone: 'danger' }),
          })
        }
      >
        {t('withdraw')}
      </Button>
    </li>
  )
}

/** Ends the own place in the team, after a question. */
const Leave = ({ dealership }: { dealership: string }) => {
  const { t } = useT('team')
  const errorText = useErrorText()
  const { mutate: leave, isPending } = useLeaveTeam()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        className="self-start"
      >
        <LogOut aria-hidden className="mirrored size-4" />
        {t('leave')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('leave')}
        confirm={t('leave')}
        isDanger
        pending={isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          leave(undefined, {
            onSuccess: () => {
              actFor(null)
              showToast({ title: t('left', { dealership }), tone: 'success' })
            },
            onError: (error) => showToast({ title: errorText(error), tone: 'danger' }),
            onSettled: () => setAsked(false),
          })
        }
      >
        <p>{t('leave.text', { dealership })}</p>
      </ConfirmDialog>
    </>
  )
}
