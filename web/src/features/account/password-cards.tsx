import { Suspense, useState } from 'react'
import { KeyRound, LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useLogoutEverywhere } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionList } from './session-list.tsx'

const PasskeysCard = lazyPart(async () => (await import('./passkeys-card.tsx')).PasskeysCard, [])

/** The password, and the sessions that it has opened. */
export const PasswordCards = ({ user }: { user: CurrentUser }) => (
  <>
    <PasswordCard user={user} />
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <PasskeysCard user={user} />
    </Suspense>
    <SecondFactorCard user={user} />
    <SessionsCard />
  </>
)

const PasswordCard = ({ user: { username, email } }: { user: CurrentUser }) => {
  const { t } = useT('profile')
  const [open, setOpen] = useState(false)
  return (
    <SettingsCard title={t('password.title')} text={t('password.text')}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden className="size-4.5" />
        {t('password.action')}
      </Button>
      <Link
        to={paths.forgotPassword()}
        state={{ account: email }}
        className="mt-2 flex min-h-11 items-center self-start text-sm text-ink-2 underline underline-offset-4 hover:text-ink"
      >
        {t('password.none')}
      </Link>
      <ChangePasswordDialog username={username} open={open} onClose={() => setOpen(false)} />
    </SettingsCard>
  )
}

/** Ends every session at once, after a question: for a phone that was lost or a computer that is shared. */
const SessionsCard = () => {
  const { t } = useT('profile')
  const common = useT()
  const errorText = useErrorText()
  const { mutateAsync: logoutEverywhere, isPending, error, reset } = useLogoutEverywhere()
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    reset()
  }
  const confirm = async () => {
    try {
      await logoutEverywhere()
      showToast({ title: t('sessions.done'), tone: 'success' })
    } catch {
      // Shown in the dialog, which stays.
    }
  }
  return (
    <SettingsCard title={t('sessions.title')} text={t('sessions.text')}>
      <SessionList />
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <LogOut aria-hidden className="mirrored size-4.5" />
        {t('sessions.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('sessions.question')}
        confirm={common.t('account.logout')}
        pending={isPending}
        onClose={close}
        onConfirm={() => void confirm()}
      >
        <p className="text-sm">{t('sessions.consequence')}</p>
        <FormFailure title={t('sessions.failed')} text={error ? errorText(error) : undefined} />
      </ConfirmDialog>
    </SettingsCard>
  )
}
