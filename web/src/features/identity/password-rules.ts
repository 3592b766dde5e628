import { limits } from '#shared/constants/limits.ts'

/** What a new password needs, as the shared schema checks it, for showing each as it is met. */
export const passwordRules = [
  { key: 'rule.length', isMet: (password: string) => password.length >= limits.password.min },
  { key: 'rule.upper', isMet: (password: string) => /[A-Z]/.test(password) },
  { key: 'rule.lower', isMet: (password: string) => /[a-z]/.test(password) },
  { key: 'rule.digit', isMet: (password: string) => /[0-9]/.test(password) },
] as const
