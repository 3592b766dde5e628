import { Suspense, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useErrorText } from '#web/api/use-error-text.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useGoLater } from '#web/app/navigation.ts'
import { emailForCode, NoCode, WentBack, type KeptCode } from './code-first.ts'
import type { CodeStepProps } from './code-step.tsx'
import { useAskedCode } from './use-asked-code.ts'

const CodeStep = lazyPage<CodeStepProps>(
  async () => (await import('./code-step.tsx')).CodeStep,
  ['by-code', 'auth'],
)

// Spec 8: long enough to read why.
const redirectDelay = 500

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
 * they see meanwhile, in place of the form. The code that was asked for is kept with the draft (`useAskedCode`).
 *
 * `form` is the ref that the form takes. The other parts are the rules, texts and focus that all such forms share.
 */
export const useCodeFirst = (draftKey: string) => {
  const errorText = useErrorText()
  const goLater = useGoLater()
  const form = useRef<HTMLFormElement>(null)
  // Where the code goes, when it is not the email.
  const isByPhone = useRef(false)
  const code = useAskedCode(draftKey)
  const [step, setStep] = useState<Step>()

  const askedFor = async ({ phone = '', email }: Sender): Promise<KeptCode> => {
    try {
      return await code.ask(email || phone, Boolean(email))
    } catch (cause) {
      throw new NoCode('No code was sent', { cause })
    }
  }

  /** @throws NoCode, WentBack, ApiError NAME_NOT_YOURS */
  const prove = async (sender: Sender): Promise<void> => {
    // Before a code is on its way: without a connection there is nowhere to enter it.
    await CodeStep.preload()
    const asked = await askedFor(sender)
    await new Promise<void>((enter, leave) =>
      setStep({ asked, name: sender.name, isSending: false, enter, leave }),
    )
  }

  /** Does `send` once the sender is signed in. */
  const first = async <Answer,>(sender: Sender, send: () => Promise<Answer>): Promise<Answer> => {
    try {
      await prove(sender)
      code.forget()
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
        onAsked={(again) => change({ asked: code.askedAgain(again) })}
        onBack={() => step.leave(new WentBack())}
        onRefused={step.leave}
      />
    </Suspense>
  )
  const { isAsked } = code
  /** Called before sending. The code goes to the phone when the visitor chose so, or when one is on its way there already. */
  const choosePhone = (byPhone: boolean, phone: string) => {
    isByPhone.current = byPhone || isAsked(phone.trim())
  }
  const emailIssues = (email: string) =>
    email.trim() || isByPhone.current ? [] : [{ path: 'email', message: emailForCode }]
  const restoreFocus = (error: unknown) => {
    // The button that had the focus is gone with the code.
    if (!form.current?.contains(document.activeElement))
      form.current
        ?.querySelector<HTMLElement>(error instanceof WentBack ? '[name=email]' : '[type=submit]')
        ?.focus()
  }
  /** Undefined when the failure has nothing to do with the code: the form then uses its own text. */
  const failureText = (error: unknown) => {
    if (error instanceof WentBack) return ''
    return error instanceof NoCode ? errorText(error.cause) : undefined
  }
  /** After the session has ended. */
  const goSignIn = (page: string) => goLater(page, redirectDelay)
  return { first, step: shown, isAsked, form, choosePhone, emailIssues, restoreFocus, failureText, goSignIn }
}
