import { useState } from 'react'
import { SignUpForm } from '#web/entities/user/components/sign-up-form.tsx'
import { useSignUp } from '#web/entities/user/use-sign-up.ts'
import { LegalDialog } from '#web/features/legal/legal-dialog.tsx'
import type { LegalName } from '#web/features/legal/sections.ts'

/**
 * The sign-up form with the documents that it asks to agree to. Fetched when it is first wanted, and then kept: what was
 * typed survives a look at the sign-in form.
 */
export const SignUp = ({ shown }: { shown: boolean }) => {
  const signUp = useSignUp()
  const [reading, setReading] = useState<LegalName | null>(null)
  return (
    <>
      {shown && <SignUpForm signUp={signUp} onRead={setReading} />}
      <LegalDialog name={reading} onClose={() => setReading(null)} />
    </>
  )
}
