import { lazy, Suspense, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { SignInForm } from '#web/features/identity/components/sign-in-form.tsx'
import { useSignIn } from '#web/features/identity/use-sign-in.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { AuthBand } from './auth-band.tsx'
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
  usePageMeta(t(`${mode}.title`), t(`${mode}.description`))

  return (
    <div className="page-width grid grid-cols-1 gap-12 py-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-16 lg:py-12">
      <div className="mx-auto w-full max-w-136">
        <Link
          to={paths.home()}
          className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-2 transition-colors hover:text-ink"
        >
          <ArrowLeft aria-hidden className="mirrored size-4" />
          {t('home')}
        </Link>
        <h1 className="mt-3 text-3xl">{t(`${mode}.title`)}</h1>
        <p className="mt-2 text-ink-2">{t(`${mode}.description`)}</p>
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
      </div>
      <AuthBand />
    </div>
  )
}
