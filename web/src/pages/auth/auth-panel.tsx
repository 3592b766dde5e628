import { lazy, Suspense, useState } from 'react'
import { paths } from '#web/app/paths.ts'
import { SignInForm } from '#web/entities/user/components/sign-in-form.tsx'
import { useSignIn } from '#web/entities/user/use-sign-in.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignUpSkeleton } from './sign-up-skeleton.tsx'
import { useMode } from './use-mode.ts'

const SignUp = lazy(async () => ({ default: (await import('./sign-up.tsx')).SignUp }))

/** Both forms with the switch between them. What was typed into one survives a look at the other. */
export const AuthPanel = () => {
  const { t } = useT('auth')
  const [mode, show] = useMode()
  const signIn = useSignIn()
  const [signUpSeen, setSignUpSeen] = useState(false)
  if (mode === 'signUp' && !signUpSeen) setSignUpSeen(true)

  return (
    <AuthFrame
      title={t(`${mode}.title`)}
      description={t(`${mode}.description`)}
      back={{ to: paths.home(), label: t('home') }}
    >
      <SegmentedControl
        legend={t('mode.label')}
        value={mode}
        onChange={show}
        choices={[
          { value: 'signIn', label: t('mode.signIn') },
          { value: 'signUp', label: t('mode.signUp') },
        ]}
        className="mt-6 mb-7 flex! w-full"
      />
      {mode === 'signIn' && <SignInForm signIn={signIn} />}
      {signUpSeen && (
        <Suspense fallback={<SignUpSkeleton />}>
          <SignUp shown={mode === 'signUp'} />
        </Suspense>
      )}
    </AuthFrame>
  )
}
