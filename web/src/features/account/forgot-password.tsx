import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MailCheck } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { passwordForgotten } from '#shared/schemas/account.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useRefusalText } from '#web/entities/user/issue-text.ts'
import { useForgotPassword } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSecondsLeft } from '#web/ui/use-seconds-left.ts'

// Mail may take so long before it is worth asking for another.
const waitSeconds = 60

/** Asks for an email with a link to set a new password; `account` was typed into the sign-in form. */
export const ForgotPassword = ({ account }: { account: string }) => {
  const { t } = useT('password')
  const refusalText = useRefusalText()
  const { mutateAsync: ask } = useForgotPassword()
  const [sentFor, setSentFor] = useState<string>()
  const [secondsLeft, startWaiting] = useSecondsLeft()
  const form = useContractForm({
    schema: passwordForgotten,
    start: { account },
    issueText: () => t('forgot.missing'),
    send: (body) => ask(body),
    onSent: (_, typed) => {
      setSentFor(typed.account.trim())
      startWaiting(waitSeconds)
    },
    failureText: refusalText,
    mode: 'onSubmit',
  })
  if (sentFor !== undefined)
    return (
      <ForgotAnswer
        account={sentFor}
        secondsLeft={secondsLeft}
        failure={form.failure}
        isPending={form.isSubmitting}
        onAgain={() => void form.submit()}
        onOther={() => {
          // The pressed button goes, and the field must be there to take its focus.
          flushSync(() => setSentFor(undefined))
          form.rhf.setFocus('account')
        }}
      />
    )
  return (
    <form noValidate onSubmit={form.submit} className="mt-7 flex flex-col gap-5">
      <TextField
        {...form.field('account')}
        label={t('forgot.account')}
        maxLength={limits.email}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormFailure title={t('forgot.failed')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(form.isSubmitting ? 'forgot.pending' : 'forgot.submit')}
      </Button>
    </form>
  )
}

type ForgotAnswerProps = {
  account: string
  secondsLeft: number
  failure: string | undefined
  isPending: boolean
  onAgain: () => void
  onOther: () => void
}

/** The same calm answer whether or not there is such an account. */
const ForgotAnswer = ({ account, secondsLeft, failure, isPending, onAgain, onOther }: ForgotAnswerProps) => {
  const { t, rich } = useT('password')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mt-7 flex flex-col gap-5">
      <Notice tone="green" icon={MailCheck} heading="h2" title={t('sent.title')} titleRef={heading}>
        <p>{rich('sent.text', { account: <bdi className="font-medium text-ink">{account}</bdi> })}</p>
      </Notice>
      <p className="text-sm text-ink-2">{t('sent.spam')}</p>
      <FormFailure title={t('forgot.failed')} text={failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          pending={isPending}
          disabledReason={secondsLeft > 0 ? t('sent.wait', { count: secondsLeft }) : undefined}
          onClick={onAgain}
        >
          {t('sent.again')}
        </Button>
        <Button variant="ghost" onClick={onOther}>
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
