import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PasswordField } from '#web/entities/user/components/password-field.tsx'
import { PasswordRules } from '#web/entities/user/components/password-rules.tsx'
import type { NewPassword } from './use-new-password.ts'

/** A new password and its repetition, with its rules ticked off as they are met. */
export const NewPasswordFields = ({ fresh }: { fresh: NewPassword }) => {
  const { t } = useT('auth')
  const words = useT('password')
  const { values, issues, differs, rules, onType } = fresh
  return (
    <>
      <PasswordField
        name="newPassword"
        label={words.t('new')}
        // Spec 5: what is wrong with it comes as one text.
        error={issues.map((issue) => t(issue)).join('. ') || undefined}
        value={values.newPassword}
        onChange={(event) => onType('newPassword', event.target.value)}
        maxLength={limits.password.max}
        autoComplete="new-password"
      />
      <PasswordRules password={values.newPassword} rules={rules} />
      <PasswordField
        name="confirmPassword"
        label={words.t('confirm')}
        error={differs ? t('issue.newPasswordsDiffer') : undefined}
        value={values.confirmPassword}
        onChange={(event) => onType('confirmPassword', event.target.value)}
        maxLength={limits.password.max}
        autoComplete="new-password"
      />
    </>
  )
}
