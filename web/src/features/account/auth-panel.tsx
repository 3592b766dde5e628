import { Suspense, useState, type ComponentProps } from 'react'
import { lazyPart } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useAddressValue } from '#web/app/use-address.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useSession } from '#web/stores/session.ts'
import { Button } from '#web/ui/button.tsx'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm, useSignIn } from './sign-in.tsx'

const SignUp = lazyPart(async () => (await import('./sign-up-form.tsx')).SignUp, [])
const ByCode = lazyPart(async () => (await import('./by-code.tsx')).ByCode, [])
// One way of several: nobody misses it beside the others.
const PasskeySignIn = lazyPart(
  async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn,
  [],
  () => null,
)

/** Both forms with the switch between them. Input in one form survives a switch to the other. */
export const AuthPanel = ({ onRead }: Pick<ComponentProps<typeof SignUp>, 'onRead'>) => {
  const { t } = useT('auth')
  const common = useT()
  // A suspended person, for one, whom signing in tells why.
  const { isEnded, isEndedForSafety } = useSession()
  const [form, showForm] = useKeptChoice('mode', ['signin', 'signup'], 'signin')
  const mode = form === 'signup' ? 'signUp' : 'signIn'
  const signIn = useSignIn()
  // A reload while a code is on its way finds its form again.
  const [proof, changeProof] = useKeptChoice('by', ['password', 'code'], 'password')
  const isByCode = proof === 'code'
  const [signUpSeen, setSignUpSeen] = useState(false)
  if (mode === 'signUp' && !isByCode && !signUpSeen) setSignUpSeen(true)

  // Above the long form, for who would not scroll through it.
  const isSwitchFirst = mode === 'signUp'
  const way = (
    <Button
      variant={isSwitchFirst ? 'secondary' : 'ghost'}
      wide
      className={isSwitchFirst ? 'mb-7' : 'mt-4'}
      onClick={() => changeProof(isByCode ? 'password' : 'code')}
    >
      {t(isByCode ? `${mode}.withPassword` : `${mode}.withCode`)}
    </Button>
  )

  return (
    <AuthFrame
      title={t(`${mode}.title`)}
      description={t(`${mode}.description`)}
      back={{ to: paths.home(), label: t('home') }}
    >
      {isEnded && (
        <p role="status" className="mt-4 text-sm font-medium text-amber">
          {isEndedForSafety ? common.t('session.reused') : t('ended')}
        </p>
      )}
      <SegmentedControl
        legend={t('mode.label')}
        value={form}
        onChange={showForm}
        choices={[
          { value: 'signin', label: t('mode.signIn') },
          { value: 'signup', label: t('mode.signUp') },
        ]}
        className="mt-6 mb-7 flex! w-full"
      />
      {isSwitchFirst && way}
      {isByCode && (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <ByCode key={mode} isNew={mode === 'signUp'} onRead={onRead} />
        </Suspense>
      )}
      {mode === 'signIn' && !isByCode && (
        <>
          <SignInForm form={signIn} />
          <Suspense fallback={<div className="mt-3 h-11" />}>
            <div className="mt-3">
              <PasskeySignIn />
            </div>
          </Suspense>
        </>
      )}
      {signUpSeen && (
        <Suspense fallback={<FormSkeleton fields={10} />}>
          <SignUp shown={mode === 'signUp' && !isByCode} onRead={onRead} />
        </Suspense>
      )}
      {!isSwitchFirst && way}
    </AuthFrame>
  )
}

/** A choice that the address keeps, changed at once, before the router has taken the address over. */
const useKeptChoice = <Value extends string>(
  param: string,
  known: readonly Value[],
  initial: Value,
): [Value, (wanted: Value) => void] => {
  const [inAddress, setAddress] = useAddressValue(param, known, initial)
  const [chosen, choose] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  if (followed !== inAddress) {
    setFollowed(inAddress)
    choose(inAddress)
  }
  const change = (wanted: Value) => {
    choose(wanted)
    setAddress(wanted)
  }
  return [chosen, change]
}

/** A form while it is being fetched, about as tall. */
const FormSkeleton = ({ fields }: { fields: number }) => (
  <div aria-busy className="grid grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-2">
    {Array.from({ length: fields }, (_, index) => (
      <Skeleton key={index} className="h-17 w-full" />
    ))}
  </div>
)
