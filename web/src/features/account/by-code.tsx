import { useState } from 'react'
import type * as z from 'zod/mini'
import { newBuyer, signInCodeWish } from '#shared/schemas/codes.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { EnterCode, type AskedCode, type CodeProof } from '#web/entities/user/enter-code.tsx'
import { useIssueText, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useSendSignInCode, useShortSignUp, useSignInWithCode } from '#web/entities/user/sign-in-codes.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AgreeLabel, type OnRead } from './agree-label.tsx'

const latin = { dir: 'ltr', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

type Buyer = z.output<typeof newBuyer>
/** A code that was asked for, and the name for a new account. */
type Asked = AskedCode & { buyer?: Buyer }

/** Signs in, or makes a buyer's account, by a code that goes to an address: no password. */
export const ByCode = ({ isNew, onRead }: OnRead & { isNew: boolean }) => {
  const [asked, setAsked] = useState<Asked>()
  // The typed address, for somebody who comes back to correct it.
  const [account, setAccount] = useState('')
  const onAsked = (next: Asked) => {
    setAccount(next.account)
    setAsked(next)
  }
  if (asked) return <Enter asked={asked} onAsked={onAsked} onOther={() => setAsked(undefined)} />
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
    onSent: ({ request }, typed) => onAsked({ account: typed.account.trim(), request, isNew: false }),
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
      onAsked({ account: buyer.account, request, isNew: true, buyer })
    },
    failureText: refusalText,
    mode: 'onSubmit',
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

type Entering = { asked: Asked; onAsked: (asked: Asked) => void; onOther: () => void }

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
      onEntered={() => showToast({ title: t(buyer ? 'signUp.done' : 'signIn.done'), tone: 'success' })}
    />
  )
}
