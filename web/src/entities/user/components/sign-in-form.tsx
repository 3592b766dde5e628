import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SignIn } from '#web/entities/user/use-sign-in.ts'
import { PasswordField } from './password-field.tsx'
import { SuspendedNote } from './suspended-note.tsx'

/** Username and password. */
export const SignInForm = ({ signIn }: { signIn: SignIn }) => {
  const { t } = useT('auth')
  const { onSubmit, isPending, missing, refusal, typed, onType } = signIn
  const fault = refusal?.isSuspended ? undefined : refusal?.text
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <TextField
        name="username"
        label={t('username')}
        hint={t('username.hint')}
        error={missing.includes('username') ? t('issue.usernameRequired') : undefined}
        defaultValue={typed.username}
        onInput={(event) => onType('username', event.currentTarget.value)}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={t('password')}
        error={missing.includes('password') ? t('issue.passwordRequired') : fault}
        defaultValue={typed.password}
        onInput={(event) => onType('password', event.currentTarget.value)}
        autoComplete="current-password"
      />
      <Link
        to={paths.forgotPassword()}
        // What was typed is worth a try there too.
        state={{ account: typed.username }}
        className="-my-3 inline-flex min-h-11 items-center self-start text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        {t('signIn.forgot')}
      </Link>
      {refusal?.isSuspended && <SuspendedNote text={refusal.text} />}
      <Button type="submit" size="lg" wide pending={isPending} className="mt-1">
        {t(isPending ? 'signIn.pending' : 'signIn.submit')}
      </Button>
    </form>
  )
}
