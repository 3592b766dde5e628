import { useEffect, useRef } from 'react'
import { MailCheck } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { ForgotPassword } from './use-forgot-password.ts'

/** The same calm answer whether or not there is such an account. */
export const ForgotAnswer = ({ forgot, account }: { forgot: ForgotPassword; account: string }) => {
  const { t, rich } = useT('password')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), [])
  const { secondsLeft, isPending } = forgot
  return (
    <section className="mt-7 flex flex-col gap-5">
      <div className="flex gap-3 rounded-card bg-green-tint p-4 sm:p-5">
        <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
        <div className="min-w-0 text-sm">
          <h2 ref={heading} tabIndex={-1} className="text-base font-medium tracking-normal">
            {t('sent.title')}
          </h2>
          <p className="mt-0.5 break-words text-ink-2">
            {rich('sent.text', { account: <bdi className="font-medium text-ink">{account}</bdi> })}
          </p>
        </div>
      </div>
      <p className="text-sm text-ink-2">{t('sent.spam')}</p>
      <FormFailure title={t('forgot.failed')} text={forgot.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          pending={isPending}
          disabledReason={secondsLeft > 0 ? t('sent.wait', { count: secondsLeft }) : undefined}
          onClick={() => void forgot.ask()}
        >
          {t('sent.again')}
        </Button>
        <Button variant="ghost" onClick={forgot.startOver}>
          {t('sent.other')}
        </Button>
      </div>
      {secondsLeft > 0 && (
        <p aria-hidden className="-mt-2 text-xs text-ink-3 tabular-nums">
          {t('sent.wait', { count: secondsLeft })}
        </p>
      )}
    </section>
  )
}
