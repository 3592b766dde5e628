import { useRef, useState } from 'react'
import { ShieldCheck } from 'lucide-react'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  useRemoveTotp,
  useRenewRecoveryCodes,
  useSecondFactor,
  useStartTotp,
} from './second-factor-queries.ts'
import { RecoveryCodes, TotpForm } from './totp-form.tsx'

const useSayFailed = () => {
  const { t } = useT('security')
  const errorText = useErrorText()
  return (error: unknown) => showToast({ title: t('failed'), description: errorText(error), tone: 'danger' })
}

/** A code of an authenticator app beside the password: turned on, off, and its recovery codes. */
export const SecondFactorCard = ({ user }: { user: CurrentUser }) => {
  const { t, language } = useT('security')
  const { data, error, refetch } = useSecondFactor()
  // Here and not beside its button, which goes when the second factor is on: the dialog then shows the recovery codes.
  const { mutate: start, data: setup, isPending, reset } = useStartTotp()
  const sayFailed = useSayFailed()
  const state = useRef<HTMLParagraphElement>(null)
  const close = () => {
    reset()
    // The button that had the focus is gone. Behind the dialog nothing can have it until that has closed, a moment after its reset.
    if (data?.totpSince) setTimeout(() => state.current?.focus())
  }
  return (
    <SettingsCard
      title={t('title')}
      text={
        <p ref={state} tabIndex={-1}>
          {data?.totpSince
            ? t('on', { date: formatDate(data.totpSince, language, { long: true }) })
            : t('text')}
        </p>
      }
    >
      {!data && error && <LoadFailed title={t('loadFailed')} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-10 w-48" />}
      {data?.totpSince && <IsOn user={user} left={data.recoveryCodesLeft} />}
      {data?.totpSince === null && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          pending={isPending}
          disabledReason={user.emailConfirmedAt === null ? t('unconfirmed') : undefined}
          onClick={() => start(undefined, { onError: sayFailed })}
        >
          <ShieldCheck aria-hidden className="size-4.5" />
          {t('turnOn')}
        </Button>
      )}
      <Dialog open={setup !== undefined} onClose={close} title={t('turnOn')}>
        {setup && <TotpForm setup={setup} onDone={close} />}
      </Dialog>
    </SettingsCard>
  )
}

const IsOn = ({ user, left }: { user: CurrentUser; left: number }) => {
  const { t } = useT('security')
  const sayFailed = useSayFailed()
  const { mutate: renew, data: renewed, isPending: isRenewing, reset } = useRenewRecoveryCodes()
  const { mutate: remove, isPending: isRemoving } = useRemoveTotp()
  const [asking, setAsking] = useState(false)
  const reason = isPlatformAdmin(user) ? t('admin') : undefined
  const turnOff = () =>
    remove(undefined, {
      onSuccess: () => showToast({ title: t('isOff'), tone: 'success' }),
      onError: sayFailed,
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">{t('left', { count: left })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          pending={isRenewing}
          onClick={() => renew(undefined, { onError: sayFailed })}
        >
          {t('newCodes')}
        </Button>
        <Button variant="ghost" disabledReason={reason} onClick={() => setAsking(true)}>
          {t('turnOff')}
        </Button>
      </div>
      <Dialog open={renewed !== undefined} onClose={reset} title={t('codes.title')}>
        {renewed && <RecoveryCodes codes={renewed.recoveryCodes} onDone={reset} />}
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t('turnOff.question')}
        confirm={t('turnOff')}
        isDanger
        pending={isRemoving}
        onClose={() => setAsking(false)}
        onConfirm={turnOff}
      >
        <p className="text-sm">{t('turnOff.text')}</p>
      </ConfirmDialog>
    </>
  )
}
