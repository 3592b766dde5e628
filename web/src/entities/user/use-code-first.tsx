import { Suspense, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useSendSignInCode } from '#web/entities/user/sign-in-codes.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { markOf, NoCode, stillGood, WentBack, type KeptCode } from './code-first.ts'
import type { CodeStepProps } from './code-step.tsx'

const CodeStep = lazyPage<CodeStepProps>(
  async () => (await import('./code-step.tsx')).CodeStep,
  ['by-code', 'auth'],
)

type Step = {
  asked: KeptCode
  name: string
  isSending: boolean
  enter: () => void
  leave: (reason: Error) => void
}

type Sender = { name: string; phone?: string | undefined; email?: string | undefined }

/**
 * Signs a visitor in by a code before what they wrote is sent: `first` sends the code and waits until it is entered, and `step` is what
 * they see meanwhile, in place of the form. The code that was asked for is kept with the draft: a phone may forget the page while its
 * owner looks into the mail, and who enters the address again goes on with that code.
 */
export const useCodeFirst = (draftKey: string) => {
  const { language } = useT()
  const { mutateAsync: ask } = useSendSignInCode()
  const [draft] = useState(() => tabDraft<KeptCode>(`${draftKey}:code`))
  const keep = (asked: KeptCode) => draft.keep({ ...asked, mark: markOf(asked.account, asked.request) })
  const [step, setStep] = useState<Step>()

  const askedFor = async ({ phone = '', email }: Sender): Promise<KeptCode> => {
    const account = email || phone
    const before = stillGood(draft.read(), account, Date.now())
    if (before) return before
    const isNew = Boolean(email)
    try {
      const { request } = await ask({ account, ...(isNew && { isNew, language }) })
      return { account, request, isNew, at: Date.now() }
    } catch (cause) {
      throw new NoCode('No code was sent', { cause })
    }
  }

  /** @throws NoCode, WentBack, ApiError NAME_NOT_YOURS */
  const prove = async (sender: Sender): Promise<void> => {
    // Before a code is on its way: without a connection there is nowhere to enter it.
    await CodeStep.preload()
    const asked = await askedFor(sender)
    keep(asked)
    await new Promise<void>((enter, leave) =>
      setStep({ asked, name: sender.name, isSending: false, enter, leave }),
    )
  }

  /** Does `send` once the sender is signed in. */
  const first = async <Answer,>(sender: Sender, send: () => Promise<Answer>): Promise<Answer> => {
    try {
      await prove(sender)
      draft.forget()
      return await send()
    } finally {
      // The form must be there again before a refused field gets the focus.
      flushSync(() => setStep(undefined))
    }
  }

  const change = (parts: Partial<Step>) => setStep((now) => now && { ...now, ...parts })
  const shown: ReactNode = step && (
    <Suspense>
      <CodeStep
        asked={step.asked}
        name={step.name}
        isSending={step.isSending}
        onEntered={() => {
          change({ isSending: true })
          step.enter()
        }}
        onAsked={(asked) => {
          keep(asked)
          change({ asked })
        }}
        onBack={() => step.leave(new WentBack())}
        onRefused={step.leave}
      />
    </Suspense>
  )
  /** Whether a code is on its way to this address. */
  const isAsked = (account: string) => stillGood(draft.read(), account, Date.now()) !== undefined
  return { first, step: shown, isAsked }
}
