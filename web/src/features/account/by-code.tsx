import { useEffect, useRef, useState } from 'react'
import { MailCheck } from 'lucide-react'
import type * as z from 'zod/mini'
import { codeSignIn, newBuyer, signInCodeWish } from '#shared/schemas/codes.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useIssueText, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useSendSignInCode, useShortSignUp, useSignInWithCode } from '#web/entities/user/sign-in-codes.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSecondsLeft } from '#web/ui/use-seconds-left.ts'
import { AgreeLabel, type OnRead } from './agree-label.tsx'

// A message may take so long before it is worth asking for another.
const waitSeconds = 60

const latin = { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

type Buyer = z.output<typeof newBuyer>
/** A code that was asked for: where it went, the page's secret, and the name for a new account. */
type Asked = { account: string; request: string; buyer?: Buyer }

/** Signs in, or makes a buyer's account, by a code that goes to an address: no password. */
export const ByCode = ({ isNew, onRead }: OnRead & { isNew: boolean }) => {
  const [asked, setAsked] = useState<Asked>()
  // What was typed, for who comes back to correct it.
  const [account, setAccount] = useState('')
  const onAsked = (next: Asked) => {
    setAccount(next.account)
    setAsked(next)
  }
  if (asked) return <EnterCode asked={asked} onAsked={onAsked} onOther={() => setAsked(undefined)} />
  return isNew ? (
    <AskNew account={account} onRead={onRead} onAsked={onAsked} />
  ) : (
    <AskCode account={account} onAsked={onAsked} />
  )
}

type Asking = { account: string; onAsked: (asked: Asked) => void }

/** The address to which the code goes. */
const AskCode = ({ account, onAsked }: Asking) => {
  const { t } = useT('by-code')
  const refusalText = useRefusalText()
  const { mutateAsync: send } = useSendSignInCode()
  const form = useContractForm({
    schema: signInCodeWish,
    start: { account },
    issueText: () => t('missing'),
    send: (body) => send(body),
    onSent: ({ request }, typed) => onAsked({ account: typed.account.trim(), request }),
    failureText: refusalText,
    mode: 'onSubmit',
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <TextField
        {...form.field('account')}
        {...latin}
        label={t('account')}
        hint={t('account.hint')}
        autoComplete="username"
      />
      <FormFailure title={t('notSent')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(form.isSubmitting ? 'asking' : 'ask')}
      </Button>
    </form>
  )
}

/** A name and an address: all that a buyer's account needs. */
const AskNew = ({ account, onAsked, onRead }: Asking & OnRead) => {
  const { t, language } = useT('by-code')
  const auth = useT('auth')
  const issueText = useIssueText()
  const refusalText = useRefusalText()
  const { mutateAsync: send } = useSendSignInCode()
  const form = useContractForm({
    schema: newBuyer,
    start: { firstName: '', lastName: '', account, agreeToTerms: false },
    issueText,
    send: async (buyer) => {
      const { request } = await send({ account: buyer.account, isNew: true, language })
      onAsked({ account: buyer.account, request, buyer })
    },
    failureText: refusalText,
    mode: 'onSubmit',
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField {...form.field('firstName')} label={auth.t('firstName')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={auth.t('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...form.field('account')}
        {...latin}
        type="email"
        label={auth.t('email')}
        autoComplete="email"
      />
      <Checkbox {...form.field('agreeToTerms')} label={<AgreeLabel onRead={onRead} />} />
      <FormFailure title={t('notSent')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(form.isSubmitting ? 'asking' : 'ask')}
      </Button>
    </form>
  )
}

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

/** The code, and a code of the authenticator app where the account asks for one. */
const useEnter = ({ account, request, buyer }: Asked) => {
  const { t, language } = useT('by-code')
  const auth = useT('auth')
  const refusalText = useRefusalText()
  const { mutateAsync: signIn } = useSignInWithCode()
  const { mutateAsync: signUp } = useShortSignUp()
  const [isSecondAsked, setIsSecondAsked] = useState(false)
  const form = useContractForm({
    schema: codeSignIn,
    start: { code: '', secondCode: '' },
    toBody: ({ code, secondCode }) => ({ account, request, code, ...(secondCode && { secondCode }) }),
    issueOf: ({ code }) => (codesOf[code] ? { path: codesOf[code], message: code } : null),
    issueText: ({ message }) =>
      t(Object.hasOwn(issues, message) ? issues[message as keyof typeof issues] : 'code.missing'),
    send: (body) => (buyer ? signUp({ ...body, ...buyer, language }) : signIn(body)),
    onSent: () => showToast({ title: auth.t(buyer ? 'signUp.done' : 'signIn.done'), tone: 'success' }),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') setIsSecondAsked(true)
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

type Entering = { asked: Asked; onAsked: (asked: Asked) => void; onOther: () => void }

const EnterCode = ({ asked, onAsked, onOther }: Entering) => {
  const { t, rich } = useT('by-code')
  const auth = useT('auth')
  const { form, isSecondAsked } = useEnter(asked)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), [])
  const account = (
    <bdi dir="ltr" className="font-medium text-ink">
      {asked.account}
    </bdi>
  )
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <Notice tone="green" icon={MailCheck} heading="h2" title={t('sent.title')} titleRef={heading}>
        <p>
          {rich(asked.buyer ? 'sent.signUp' : 'sent.signIn', { account })} {t('sent.here')}
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
          {...latin}
          label={auth.t('code')}
          hint={auth.t('code.hint')}
          autoComplete="off"
        />
      )}
      <FormFailure title={t('failed')} text={form.failure} />
      <Button type="submit" size="lg" wide pending={form.isSubmitting}>
        {t(form.isSubmitting ? 'submitting' : 'submit')}
      </Button>
      <Another asked={asked} onAsked={onAsked} onOther={onOther} />
    </form>
  )
}

/** Another code, or another address. */
const Another = ({ asked, onAsked, onOther }: Entering) => {
  const { t, language } = useT('by-code')
  const refusalText = useRefusalText()
  const { mutate: send, isPending, error } = useSendSignInCode()
  const [secondsLeft, startWaiting] = useSecondsLeft()
  const again = () =>
    send(
      { account: asked.account, ...(asked.buyer && { isNew: true, language }) },
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
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={isPending} disabledReason={wait} onClick={again}>
          {t('again')}
        </Button>
        <Button variant="ghost" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </>
  )
}
