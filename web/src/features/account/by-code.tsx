import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { newBuyer, signInCodeWish } from '#shared/schemas/codes.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import type { KeptCode } from '#web/entities/user/code-first.ts'
import { EnterCode, type CodeProof } from '#web/entities/user/enter-code.tsx'
import { useIssueText, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useShortSignUp, useSignInWithCode } from '#web/entities/user/sign-in-codes.ts'
import { useAskedCode } from '#web/entities/user/use-asked-code.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft, type Draft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AgreeLabel, type OnRead } from './agree-label.tsx'

const latin = { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

type Buyer = z.output<typeof newBuyer>
/** A code that was asked for, and the name for a new account. */
type Asked = KeptCode & { buyer?: Buyer }

/** Signs in, or makes a buyer's account, by a code that goes to an address: no password. */
export const ByCode = ({ isNew, onRead }: OnRead & { isNew: boolean }) => {
  const draftKey = isNew ? 'sign-up' : 'sign-in'
  const code = useAskedCode(draftKey)
  const [asked, setAsked] = useState<Asked>()
  const form = useRef<HTMLDivElement>(null)
  const asking = { draftKey, code, onAsked: setAsked }
  return (
    <>
      {asked && (
        <Enter
          asked={asked}
          onAsked={(again) => setAsked(code.askedAgain(again))}
          onOther={() => {
            // Nothing leads back to this address by itself.
            code.forget()
            // The pressed button goes, and a hidden field takes no focus.
            flushSync(() => setAsked(undefined))
            form.current?.querySelector<HTMLElement>('[name=account]')?.focus()
          }}
          onEntered={() => {
            code.forget()
            tabDraft(draftKey).forget()
          }}
        />
      )}
      {/* It stays, for somebody who comes back to correct what they typed. */}
      <div ref={form} hidden={asked !== undefined}>
        {isNew ? <AskNew {...asking} onRead={onRead} /> : <AskCode {...asking} />}
      </div>
    </>
  )
}

type Asking = {
  draftKey: string
  code: ReturnType<typeof useAskedCode>
  onAsked: (asked: Asked) => void
}

/** Somebody who comes back to a form whose code is on its way goes on at the code. */
const useResume = (submit: () => unknown, isWaiting: () => boolean) => {
  const resume = useEffectEvent(() => {
    if (isWaiting()) void submit()
  })
  useEffect(() => resume(), [])
}

/** The address to which the code goes. */
const AskCode = ({ draftKey, code, onAsked }: Asking) => {
  const { t } = useT('by-code')
  const refusalText = useRefusalText()
  const [draft] = useState(() => tabDraft<{ account: string }>(draftKey))
  const form = useContractForm({
    schema: signInCodeWish,
    start: { account: '' },
    issueText: () => t('missing'),
    send: (_, typed) => code.ask(typed.account.trim(), false),
    onSent: (asked, typed) => {
      draft.keep(typed)
      onAsked(asked)
    },
    failureText: refusalText,
    draft,
    mode: 'onSubmit',
  })
  useResume(form.submit, () => form.isRestored && code.isAsked(form.rhf.getValues('account').trim()))
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

const blankBuyer = { firstName: '', lastName: '', account: '', agreeToTerms: false }

/** An agreement is that of the person who typed the address: after a reload, which forgets the address, it has to be given again. */
const buyerDraft = (key: string): Draft<typeof blankBuyer> => {
  const draft = tabDraft<typeof blankBuyer>(key)
  const read = () => {
    const typed = draft.read()
    return typed?.account ? typed : typed && { ...typed, agreeToTerms: false }
  }
  return { ...draft, read }
}

/** A name and an address: all that a buyer's account needs. */
const AskNew = ({ draftKey, code, onAsked, onRead }: Asking & OnRead) => {
  const { t } = useT('by-code')
  const auth = useT('auth')
  const issueText = useIssueText()
  const refusalText = useRefusalText()
  const [draft] = useState(() => buyerDraft(draftKey))
  const form = useContractForm({
    schema: newBuyer,
    start: blankBuyer,
    issueText,
    send: async (buyer) => ({ ...(await code.ask(buyer.account, true)), buyer }),
    onSent: (asked, typed) => {
      draft.keep(typed)
      onAsked(asked)
    },
    failureText: refusalText,
    draft,
    mode: 'onSubmit',
  })
  useResume(form.submit, () => {
    // As the schema writes it.
    const account = form.rhf.getValues('account').trim().toLowerCase()
    return form.isRestored && code.isAsked(account)
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField {...form.field('firstName')} label={auth.t('firstName')} autoComplete="given-name" />
        <TextField
          {...form.field('lastName')}
          label={auth.t('lastName')}
          optional
          autoComplete="family-name"
        />
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

type Entering = {
  asked: Asked
  onAsked: (asked: Asked) => void
  onOther: () => void
  onEntered: () => void
}

/** The code: it signs in, or makes the account first. */
const Enter = (props: Entering) => {
  const { t, language } = useT('auth')
  const { mutateAsync: signIn } = useSignInWithCode()
  const { mutateAsync: signUp } = useShortSignUp()
  const { buyer } = props.asked
  const enter = (proof: CodeProof) => (buyer ? signUp({ ...proof, ...buyer, language }) : signIn(proof))
  return (
    <EnterCode
      {...props}
      enter={enter}
      onEntered={() => {
        props.onEntered()
        showToast({ title: t(buyer ? 'signUp.done' : 'signIn.done'), tone: 'success' })
      }}
    />
  )
}
