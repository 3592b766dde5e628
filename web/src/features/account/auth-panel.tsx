import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useSetAddress } from '#web/app/use-address.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm, useSignIn } from './sign-in.tsx'

const SignUp = lazy(async () => ({ default: (await import('./sign-up-form.tsx')).SignUp }))

/** Both forms with the switch between them. Input in one form survives a switch to the other. */
export const AuthPanel = ({ onRead }: Pick<ComponentProps<typeof SignUp>, 'onRead'>) => {
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
      {mode === 'signIn' && <SignInForm form={signIn} />}
      {signUpSeen && (
        <Suspense fallback={<SignUpSkeleton />}>
          <SignUp shown={mode === 'signUp'} onRead={onRead} />
        </Suspense>
      )}
    </AuthFrame>
  )
}

type Mode = 'signIn' | 'signUp'

/** The form that shows: kept in `?mode=signup`, and changed at once, before the router has taken the address over. */
const useMode = (): [Mode, (mode: Mode) => void] => {
  const [search] = useSearchParams()
  const setAddress = useSetAddress()
  const inAddress: Mode = search.get('mode') === 'signup' ? 'signUp' : 'signIn'
  const [mode, setMode] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  if (followed !== inAddress) {
    setFollowed(inAddress)
    setMode(inAddress)
  }
  const show = (wanted: Mode) => {
    setMode(wanted)
    setAddress({ mode: wanted === 'signUp' ? 'signup' : null })
  }
  return [mode, show]
}

/** The sign-up form while it is being fetched, about as tall. */
const SignUpSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-2">
    {Array.from({ length: 10 }, (_, index) => (
      <Skeleton key={index} className="h-17 w-full" />
    ))}
  </div>
)
