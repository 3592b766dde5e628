import { useState } from 'react'
import { passwordIssues, type PasswordRule } from '#web/entities/user/password-rules.ts'

const blank = { newPassword: '', confirmPassword: '' }
export type NewPasswordField = keyof typeof blank

/** A new password typed twice. What is wrong with it is told from the first submission on, and then as it is mended. */
export const useNewPassword = (rules: readonly PasswordRule[]) => {
  const [values, setValues] = useState(blank)
  const [told, setTold] = useState(false)
  const issues = passwordIssues(values.newPassword, rules)
  const differs = values.confirmPassword !== values.newPassword
  return {
    rules,
    values,
    issues: told ? issues : [],
    differs: told && differs,
    onType: (field: NewPasswordField, text: string) => setValues((before) => ({ ...before, [field]: text })),
    /** The first field that is not right yet, or undefined when both are. */
    check: (): NewPasswordField | undefined => {
      setTold(true)
      if (issues.length > 0) return 'newPassword'
      return differs ? 'confirmPassword' : undefined
    },
    clear: () => {
      setValues(blank)
      setTold(false)
    },
  }
}

export type NewPassword = ReturnType<typeof useNewPassword>
