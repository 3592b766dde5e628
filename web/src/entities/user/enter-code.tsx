import { useEffect, useRef, useState } from 'react'
import { MailCheck } from 'lucide-react'
import { codeSignIn } from '#shared/schemas/codes.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { keyIn } from '#web/i18n/key-in.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSecondsLeft } from '#web/ui/use-seconds-left.ts'
import { useRefusalText } from './issue-text.ts'
import { useSendSignInCode } from './sign-in-codes.ts'

// A message may take so long before it is worth asking for another.
const waitSeconds = 60

/** A code that was asked for: where it went, the page's secret, and whether it may make an account. */
export type AskedCode = { account: string; request: string; isNew: boolean }

/** The proof that somebody receives messages to the address. */
export type CodeProof = { account: string; request: string; code: string; secondCode?: string }

const codesOf: Readonly<Record<string, 'code' | 'secondCode'>> = {
  CODE_INVALID: 'code',
  WRONG_CODE: 'secondCode',
  SECOND_FACTOR_REQUIRED: 'secondCode',
}

const issues = {
  CODE_INVALID: 'code.wrong',
  WRONG_CODE: 'second.wrong',
  SECOND_FACTOR_REQUIRED: 'second.missing',
} as const

type EnterCodeProps<Asked extends AskedCode> = {
  asked: Asked
  /** Signs in with the code. */
  enter: (proof: CodeProof) => Promise<unknown>
  onEntered?: () => void
  /** Another code was asked for. */
  onAsked: (asked: Asked) => void
  /** The person wants to change what they typed before. */
  onOther: () => void
  /** In place of the common labels of the buttons. */
  labels?: { submit: string; submitting: string; other: string }
  /** The step after the code is under way. */
  isBusy?: boolean
  heading?: 'h2' | 'h3'
}

/** The code, and a code of the authenticator app where the account asks for one. */
const useEnter = <Asked extends AskedCode>({ asked, enter, onEntered }: EnterCodeProps<Asked>) => {
  const { t } = useT('by-code')
  const refusalText = useRefusalText()
  const [isSecondAsked, setIsSecondAsked] = useState(false)
  const { account, request } = asked
  const form = useContractForm({
    schema: codeSignIn,
    start: { code: '', secondCode: '' },
    toBody: ({ code, secondCode }) => ({ account, request, code, ...(secondCode && { secondCode }) }),
    issueOf: ({ code }) => (codesOf[code] ? { path: codesOf[code], message: code } : null),
    issueText: ({ message }) => t(keyIn(issues, message) ?? 'code.missing'),
    send: (body) => enter(body),
    onSent: onEntered,
    onFailed: (error) => {
      if (hasCode(error, 'SECOND_FACTOR_REQUIRED')) setIsSecondAsked(true)
    },
    failureText: (error, isMarked) => (isMarked ? '' : refusalText(error)),
    mode: 'onSubmit',
  })
  const { setFocus } = form.rhf
  useEffect(() => {
    if (isSecondAsked) setFocus('secondCode')
  }, [isSecondAsked, setFocus])
  return { form, isSecondAsked }
}

/** Asks for the code that went to an address. */
export const EnterCode = <Asked extends AskedCode>(props: EnterCodeProps<Asked>) => {
  const { asked, labels, isBusy = false, heading = 'h2' } = props
  const { t, rich } = useT('by-code')
  const auth = useT('auth')
  const { form, isSecondAsked } = useEnter(props)
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => title.current?.focus(), [])
  const account = (
    <bdi dir="ltr" className="font-medium text-ink [overflow-wrap:anywhere]">
      {asked.account}
    </bdi>
  )
  const isPending = form.isSubmitting || isBusy
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <Notice tone="green" icon={MailCheck} heading={heading} title={t('sent.title')} titleRef={title}>
        <p>
          {rich(asked.isNew ? 'sent.signUp' : 'sent.signIn', { account })} {t('sent.here')}
        </p>
      </Notice>
      <TextField
        {...form.field('code')}
        label={t('code')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      {isSecondAsked && (
        <TextField
          {...form.field('secondCode')}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          label={auth.t('code')}
          hint={auth.t('code.hint')}
          autoComplete="off"
        />
      )}
      <FormFailure title={t('failed')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={isPending}>
        {isPending ? (labels?.submitting ?? t('submitting')) : (labels?.submit ?? t('submit'))}
      </Button>
      <Another {...props} />
    </form>
  )
}

/** Another code, or another address. */
const Another = <Asked extends AskedCode>({ asked, onAsked, onOther, labels }: EnterCodeProps<Asked>) => {
  const { t, language } = useT('by-code')
  const refusalText = useRefusalText()
  const { mutate: send, isPending, error } = useSendSignInCode()
  const [secondsLeft, startWaiting] = useSecondsLeft(waitSeconds)
  const again = () =>
    send(
      { account: asked.account, ...(asked.isNew && { isNew: true, language }) },
      {
        onSuccess: ({ request }) => {
          onAsked({ ...asked, request })
          startWaiting(waitSeconds)
          showToast({ title: t('sent'), tone: 'success' })
        },
      },
    )
  const wait = secondsLeft > 0 ? t('wait', { count: secondsLeft }) : undefined
  return (
    <>
      <FormFailure title={t('notSent')} text={error ? refusalText(error) : undefined} />
      <p className="text-sm text-ink-2">
        {t('none')} {wait && <span aria-hidden>{wait}</span>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={isPending} disabledReason={wait} onClick={again}>
          {t('again')}
        </Button>
        <Button variant="ghost" onClick={onOther}>
          {labels?.other ?? t('other')}
        </Button>
      </div>
    </>
  )
}
