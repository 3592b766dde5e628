import { type ReactNode, useState } from 'react'
import { BadgeCheck, Mail, Smartphone } from 'lucide-react'
import { readablePhone } from '#shared/rules/phone.ts'
import { emailToConfirm } from '#shared/rules/reach.ts'
import { codeEntry } from '#shared/schemas/codes.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { type ReachKind, useConfirmByCode, useSendCode } from '#web/entities/user/confirmations.ts'
import { useRefusalText } from '#web/entities/user/issue-text.ts'
import { useUpdateUser } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSecondsLeft } from '#web/ui/use-seconds-left.ts'

// A message may take so long before it is worth asking for another.
const waitSeconds = 60

/** The address and the number of the account: confirmed, or with the code that confirms them. */
export const ReachCard = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('reach')
  const address = emailToConfirm(user)
  return (
    <SettingsCard title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-6">
        <Way
          icon={<Mail aria-hidden />}
          label={t('email')}
          value={user.email}
          isConfirmed={user.emailConfirmedAt !== null}
        >
          {address !== null && (
            // Another address is another code.
            <Confirmation key={address} kind="email" to={address} isSent>
              {user.pendingEmail !== null && <KeepAddress user={user} />}
            </Confirmation>
          )}
        </Way>
        {user.phoneNumber !== '' && (
          <Way
            icon={<Smartphone aria-hidden />}
            label={t('phone')}
            value={readablePhone(user.phoneNumber)}
            isConfirmed={user.phoneConfirmedAt !== null}
          >
            {user.phoneConfirmedAt === null && (
              <Confirmation
                key={user.phoneNumber}
                kind="phone"
                to={readablePhone(user.phoneNumber)}
                isSent={false}
              />
            )}
          </Way>
        )}
      </div>
    </SettingsCard>
  )
}

type WayProps = { icon: ReactNode; label: string; value: string; isConfirmed: boolean; children: ReactNode }

const Way = ({ icon, label, value, isConfirmed, children }: WayProps) => {
  const { t } = useT('reach')
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-ink-3 [&>svg]:size-5">{icon}</span>
        <p className="min-w-0 font-medium break-words">
          <bdi dir="ltr">{value}</bdi>
        </p>
        {isConfirmed ? (
          <Badge tone="green" icon={<BadgeCheck aria-hidden />}>
            {t('confirmed')}
          </Badge>
        ) : (
          <Badge tone="amber">{t('unconfirmed')}</Badge>
        )}
      </div>
      {children}
    </section>
  )
}

type ConfirmationProps = {
  kind: ReachKind
  to: string
  /** A code is on its way without being asked for. */
  isSent: boolean
  children?: ReactNode
}

/** The code, once one was sent, and the button that sends one. */
const Confirmation = ({ kind, to, isSent: wasSent, children }: ConfirmationProps) => {
  const { t, rich } = useT('reach')
  const refusalText = useRefusalText()
  const [isSent, setIsSent] = useState(wasSent)
  const [secondsLeft, startWaiting] = useSecondsLeft()
  const send = useSendCode(kind)
  const sendAgain = () =>
    send.mutate(undefined, {
      onSuccess: () => {
        setIsSent(true)
        startWaiting(waitSeconds)
        showToast({ title: t('sent'), tone: 'success' })
      },
    })
  const wait = secondsLeft > 0 ? t('wait', { count: secondsLeft }) : undefined
  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-sand p-4">
      <p className="text-sm text-pretty text-ink-2">
        {rich(isSent ? `${kind}.enter` : `${kind}.offer`, {
          to: (
            <bdi dir="ltr" className="font-medium text-ink">
              {to}
            </bdi>
          ),
        })}
      </p>
      {isSent && <CodeForm kind={kind} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="secondary" pending={send.isPending} disabledReason={wait} onClick={sendAgain}>
          {t(isSent ? 'again' : 'send')}
        </Button>
        {children}
      </div>
      {wait && (
        <p aria-hidden className="text-xs text-ink-3 tabular-nums">
          {wait}
        </p>
      )}
      <FormFailure title={t('notSent')} text={send.error ? refusalText(send.error) : undefined} />
    </div>
  )
}

/** Six digits in one field, which phones fill in by themselves. */
const CodeForm = ({ kind }: { kind: ReachKind }) => {
  const { t } = useT('reach')
  const refusalText = useRefusalText()
  const { mutateAsync: confirm } = useConfirmByCode(kind)
  const form = useContractForm({
    schema: codeEntry,
    start: { code: '' },
    issueOf: ({ code }) => (code === 'CODE_INVALID' ? { path: 'code', message: code } : null),
    issueText: ({ message }) => t(message === 'CODE_INVALID' ? 'wrong' : 'missing'),
    send: (body) => confirm(body),
    onSent: () => showToast({ title: t(`${kind}.done`), tone: 'success' }),
    failureText: (error, isMarked) => (isMarked && hasCode(error, 'CODE_INVALID') ? '' : refusalText(error)),
    mode: 'onSubmit',
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex w-full max-w-sm flex-col gap-3">
      <TextField
        {...form.field('code')}
        label={t('code')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <FormFailure title={t('failed')} text={form.failure} />
      <Button type="submit" pending={form.isSubmitting} className="self-start">
        {t(form.isSubmitting ? 'confirming' : 'confirm')}
      </Button>
    </form>
  )
}

/** Withdraws a change of address that is not confirmed. */
const KeepAddress = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('reach')
  const { mutate: update, isPending } = useUpdateUser()
  return (
    <Button
      variant="ghost"
      pending={isPending}
      onClick={() =>
        update({ email: user.email }, { onSuccess: () => showToast({ title: t('kept'), tone: 'success' }) })
      }
    >
      {t('keep')}
    </Button>
  )
}
