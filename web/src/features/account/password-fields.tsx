import { useState, type ComponentProps } from 'react'
import { Check, Eye, EyeOff } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { passwordIssues, passwordRules, type PasswordRule } from './password-rules.ts'

// Latin in a right-to-left page: the text runs its own way while the box keeps its padding beside the button.
const ownDirection = { unicodeBidi: 'plaintext' } as const

/** A password with a button that shows what was typed. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) => {
  const { t } = useT('auth')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      style={ownDirection}
      after={
        <IconButton
          label={t(shown ? 'password.hide' : 'password.show')}
          icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

type PasswordRulesProps = { password: string; rules?: readonly PasswordRule[] }

/** The rules of a new password, each ticked off as it is met. */
export const PasswordRules = ({ password, rules = passwordRules }: PasswordRulesProps) => {
  const { t } = useT('auth')
  return (
    <ul aria-label={t('rules.label')} className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-xs">
      {rules.map(({ key, isMet }) => {
        const met = isMet(password)
        return (
          <li
            key={key}
            className={cx('flex items-center gap-1.5 transition-colors', met ? 'text-green' : 'text-ink-3')}
          >
            <span
              aria-hidden
              className={cx(
                'grid size-4 shrink-0 place-items-center rounded-full border',
                met ? 'border-transparent bg-green-tint' : 'border-edge/60',
              )}
            >
              {met && <Check className="size-3 stroke-3" />}
            </span>
            <VisuallyHidden>{t(met ? 'rule.met' : 'rule.open')}</VisuallyHidden>
            {t(key)}
          </li>
        )
      })}
    </ul>
  )
}

type FieldOfForm = UseFormRegisterReturn & { error: string | undefined }

type NewPasswordFieldsProps = {
  rules: readonly PasswordRule[]
  /** The new password as it is typed. */
  password: string
  newPassword: FieldOfForm
  confirmPassword: FieldOfForm
}

/** A new password and its repetition, with its rules ticked off as they are met. */
export const NewPasswordFields = ({
  rules,
  password,
  newPassword,
  confirmPassword,
}: NewPasswordFieldsProps) => {
  const { t } = useT('auth')
  const labels = useT('password')
  // Spec 5: all that is wrong with it comes as one text.
  const issues = passwordIssues(password, rules).map((issue) => t(issue))
  const shared = { maxLength: limits.password.max, autoComplete: 'new-password' }
  return (
    <>
      <PasswordField
        {...newPassword}
        {...shared}
        label={labels.t('new')}
        error={newPassword.error && (issues.join('. ') || newPassword.error)}
      />
      <PasswordRules password={password} rules={rules} />
      <PasswordField
        {...confirmPassword}
        {...shared}
        label={labels.t('confirm')}
        error={confirmPassword.error && t('issue.newPasswordsDiffer')}
      />
    </>
  )
}
