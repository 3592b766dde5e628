import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ForgotPassword } from './use-forgot-password.ts'

/** Whose password was forgotten. */
export const ForgotForm = ({ forgot }: { forgot: ForgotPassword }) => {
  const { t } = useT('password')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        forgot.submit(event.currentTarget)
      }}
      className="mt-7 flex flex-col gap-5"
    >
      <TextField
        name="account"
        label={t('forgot.account')}
        error={forgot.missing ? t('forgot.missing') : undefined}
        value={forgot.account}
        onChange={(event) => forgot.onType(event.target.value)}
        maxLength={limits.email}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormFailure title={t('forgot.failed')} text={forgot.failure} />
      <Button type="submit" size="lg" wide pending={forgot.isPending}>
        {t(forgot.isPending ? 'forgot.pending' : 'forgot.submit')}
      </Button>
    </form>
  )
}
