import { useEffect, useRef } from 'react'
import { type ApiError, hasCode } from '#web/api/api-error.ts'
import { EnterCode, type CodeProof } from '#web/entities/user/enter-code.tsx'
import { useShortSignUp, useSignInWithCode } from '#web/entities/user/sign-in-codes.ts'
import { useT } from '#web/i18n/use-t.ts'
import { nameParts, type KeptCode } from './code-first.ts'

export type CodeStepProps = {
  asked: KeptCode
  /** The name of the form, for a new account. */
  name: string
  /** The code was right, and what they wrote is on its way. */
  isSending: boolean
  onEntered: () => void
  onAsked: (asked: KeptCode) => void
  onBack: () => void
  /** The form has to be changed before the code can be used. */
  onRefused: (error: ApiError) => void
}

/** The code that makes a visitor's account or signs them in, so that what they wrote can go. */
export const CodeStep = ({ name, isSending, onRefused, onBack, onAsked, ...step }: CodeStepProps) => {
  const { t, language } = useT('by-code')
  const { mutateAsync: signUp } = useShortSignUp()
  const { mutateAsync: signIn } = useSignInWithCode()
  const enter = async (proof: CodeProof) => {
    if (!step.asked.isNew) return signIn(proof)
    try {
      return await signUp({ ...proof, ...nameParts(name), agreeToTerms: true, language })
    } catch (error) {
      if (hasCode(error, 'NAME_NOT_YOURS')) onRefused(error)
      throw error
    }
  }
  // Where more stands above the form, the code would be below the screen.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={box} className="scroll-mt-5">
      <EnterCode
        {...step}
        enter={enter}
        onAsked={onAsked}
        onOther={onBack}
        isBusy={isSending}
        heading="h3"
        labels={{
          submit: t('first.submit'),
          submitting: t('first.submitting'),
          other: t('first.back'),
        }}
      />
    </div>
  )
}
