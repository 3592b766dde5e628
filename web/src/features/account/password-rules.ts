import { limits } from '#shared/constants/limits.ts'
import { isEasyPassword, passwordKinds } from '#shared/rules/easy-password.ts'

/** The rules for the password of a new account, as the shared schema checks it, for showing each as it is met. */
export const passwordRules = [
  {
    key: 'rule.length',
    issue: 'issue.passwordShort',
    isMet: (password: string) => password.length >= limits.password.min,
  },
  {
    key: 'rule.upper',
    issue: 'issue.passwordUpper',
    isMet: (password: string) => passwordKinds.upper.test(password),
  },
  {
    key: 'rule.lower',
    issue: 'issue.passwordLower',
    isMet: (password: string) => passwordKinds.lower.test(password),
  },
  {
    key: 'rule.digit',
    issue: 'issue.passwordDigit',
    isMet: (password: string) => passwordKinds.digit.test(password),
  },
] as const

/** A changed password needs a special character besides (spec 5). */
export const changedPasswordRules = [
  ...passwordRules,
  {
    key: 'rule.special',
    issue: 'issue.passwordSpecial',
    isMet: (password: string) => passwordKinds.special.test(password),
  },
] as const

export type PasswordRule = (typeof changedPasswordRules)[number]

/** Everything that is wrong with a new password, as keys of `auth`; the server asks the same. */
export const passwordIssues = (password: string, rules: readonly PasswordRule[]) => [
  ...rules.filter(({ isMet }) => !isMet(password)).map(({ issue }) => issue),
  ...(password === password.trim() ? [] : ['issue.passwordSpace' as const]),
  ...(isEasyPassword(password) ? ['issue.passwordEasy' as const] : []),
]

/** The repetition of a new password, which only the form has. */
export const differingPasswords = ({
  newPassword,
  confirmPassword,
}: Record<'newPassword' | 'confirmPassword', string>) =>
  newPassword === confirmPassword ? [] : [{ path: 'confirmPassword', message: "Passwords don't match" }]
