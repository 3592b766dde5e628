import { Check } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { passwordRules, type PasswordRule } from '#web/entities/user/password-rules.ts'

type PasswordRulesProps = { password: string; rules?: readonly PasswordRule[] }

/** What a new password needs, each ticked off as it is met. */
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
