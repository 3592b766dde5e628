import { useEffect, useState, type SyntheticEvent } from 'react'
import { UserX } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { login } from '#shared/schemas/account.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { paths } from '#web/app/paths.ts'
import { useIssueText, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useLogin } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PasswordField } from './password-fields.tsx'

const isSuspension = (error: unknown): boolean => hasCode(error, 'ACCOUNT_SUSPENDED')

const isCodeAsked = (error: unknown): boolean => hasCode(error, 'SECOND_FACTOR_REQUIRED')

const isWrongCode = (error: unknown): boolean => hasCode(error, 'WRONG_CODE')

/**
 * The state of the sign-in form; it outlives the fields, so that a switch to the sign-up form loses nothing. After a success the
 * page takes over: it sees the user appear.
 */
export const useSignIn = () => {
  const { t } = useT('auth')
  const issueText = useIssueText()
  const refusalText = useRefusalText()
  const { mutateAsync: signIn } = useLogin()
  // From then on, also beside another password.
  const [codeAsked, setCodeAsked] = useState(false)
  const form = useContractForm({
    schema: login,
    start: { username: '', password: '', code: '' },
    toBody: ({ code, ...names }) => ({ ...names, ...(code && { code }) }),
    issueText,
    send: (body) => signIn(body),
    onSent: () => showToast({ title: t('signIn.done'), tone: 'success' }),
    onFailed: (error) => {
      if (isCodeAsked(error)) {
        setCodeAsked(true)
        return
      }
      // The form says so itself, and another password would change nothing.
      if (isSuspension(error)) return
      showToast({ title: t('signIn.failed'), description: refusalText(error), tone: 'danger' })
      form.rhf.setFocus(isWrongCode(error) ? 'code' : 'password', { shouldSelect: true })
    },
    failureText: refusalText,
    mode: 'onSubmit',
  })
  return { ...form, isCodeAsked: codeAsked }
}

/** Username and password. */
export const SignInForm = ({ form }: { form: ReturnType<typeof useSignIn> }) => {
  const { t } = useT('auth')
  const account = useWatch({ control: form.rhf.control, name: 'username' })
  const next = useSearchParams()[0].get('next')
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // Read from the inputs themselves: what a password manager fills in does not always reach React.
    const data = new FormData(event.currentTarget)
    for (const name of ['username', 'password', 'code'] as const)
      form.rhf.setValue(name, String(data.get(name) ?? ''))
    void form.submit(event)
  }
  const isSuspended = isSuspension(form.refusal)
  const isOfPassword = !isSuspended && !isCodeAsked(form.refusal) && !isWrongCode(form.refusal)
  const { setFocus } = form.rhf
  useEffect(() => {
    if (form.isCodeAsked) setFocus('code')
  }, [form.isCodeAsked, setFocus])
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        {...form.field('username')}
        label={t('username')}
        hint={t('username.hint')}
        dir="ltr"
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        error={form.errorOf('password') ?? (isOfPassword ? form.failure : undefined)}
        autoComplete="current-password"
      />
      {form.isCodeAsked && (
        <TextField
          {...form.field('code')}
          label={t('code')}
          hint={t('code.hint')}
          error={form.errorOf('code') ?? (isWrongCode(form.refusal) ? form.failure : undefined)}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Link
        to={paths.forgotPassword()}
        // The typed values are worth a try there too, and the way back leads to where this one does.
        state={{ account, next }}
        className="-my-3 inline-flex min-h-11 items-center self-start text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        {t('signIn.forgot')}
      </Link>
      {isSuspended && (
        <div role="alert" className="flex gap-3 rounded-control bg-red-tint p-3.5 text-sm">
          <UserX aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
          <div>
            <p className="font-medium">{form.failure}</p>
            <Link
              to={paths.contact()}
              className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-4 hover:text-ink"
            >
              {t('signIn.contact')}
            </Link>
          </div>
        </div>
      )}
      <Button type="submit" size="lg" wide pending={form.isSubmitting} className="mt-1">
        {t(form.isSubmitting ? 'signIn.pending' : 'signIn.submit')}
      </Button>
    </form>
  )
}
