import type { Issue } from '#shared/errors.ts'
import { ApiError, type ApiErrorCode, hasCode } from '#web/api/api-error.ts'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { waitOf } from '#web/api/wait.ts'
import { required } from '#shared/schemas/text.ts'

type IssueKey = Extract<keyof Namespaces['auth'], `issue.${string}`>
type IssueMessage = { key: Exclude<IssueKey, 'issue.tooLong'> } | { key: 'issue.tooLong'; count: number }

/** The sentences of the shared schemas and of the server, and what they are called in both languages. */
const keyOf: Readonly<Record<string, Exclude<IssueKey, 'issue.tooLong'>>> = {
  [required]: 'issue.required',
  'Please remove control characters': 'issue.controls',
  'Please use your own name': 'issue.nameNotYours',
  'Please write a name with letters': 'issue.nameLetters',
  'Please leave out symbols and emoji': 'issue.nameSymbols',
  'Please write each word in one alphabet': 'issue.nameAlphabets',
  'Username is required': 'issue.usernameRequired',
  'Username must be at least 3 characters': 'issue.usernameShort',
  'Please use Latin letters, digits, dots, dashes and underscores': 'issue.usernameLetters',
  'Username already exists': 'issue.usernameTaken',
  'Please enter a valid email': 'issue.email',
  'Email already exists': 'issue.emailTaken',
  'Please enter a valid phone number': 'issue.phone',
  'Please choose a country code': 'issue.countryCode',
  'Company name is required for dealerships': 'issue.company',
  'Password is required': 'issue.passwordRequired',
  'Password must be at least 8 characters': 'issue.passwordShort',
  'Password must contain an uppercase letter': 'issue.passwordUpper',
  'Password must contain a lowercase letter': 'issue.passwordLower',
  'Password must contain a number': 'issue.passwordDigit',
  'Password must contain a special character': 'issue.passwordSpecial',
  'Password must not begin or end with a space': 'issue.passwordSpace',
  'This password is easy to guess. Please choose another': 'issue.passwordEasy',
  "Passwords don't match": 'issue.passwordsDiffer',
  'Current password is required': 'issue.currentPassword',
  'The current password is not right.': 'issue.wrongPassword',
  'You must agree to the Terms of Service and Privacy Policy': 'issue.terms',
}

/** A refusal that has a code of its own, as the issue of the field it is about. */
export const codedIssue = (code: ApiErrorCode): Issue | null => {
  if (code === 'USERNAME_TAKEN') return { path: 'username', message: 'Username already exists' }
  if (code === 'EMAIL_TAKEN') return { path: 'email', message: 'Email already exists' }
  if (code === 'WRONG_PASSWORD')
    return { path: 'currentPassword', message: 'The current password is not right.' }
  return null
}

/** Whether a mailed link is good no more, or never was: one that a mail program has cut off is refused for its form. */
export const isDeadLink = (error: unknown): boolean =>
  hasCode(error, 'CONFIRMATION_LINK_INVALID', 'RESET_LINK_INVALID') ||
  (error instanceof ApiError && error.issues.some(({ path }) => path === 'token'))

/** The message for a schema's English sentence. Without one, it asks to check the field. */
export const issueMessage = (sentence: string): IssueMessage => {
  const [, most] = /^Please enter at most (\d+) characters$/.exec(sentence) ?? []
  if (most) return { key: 'issue.tooLong', count: Number(most) }
  return { key: (Object.hasOwn(keyOf, sentence) && keyOf[sentence]) || 'issue.invalid' }
}

/** The sentence of an issue in the language in use. */
export const useIssueText = (): ((issue: Pick<Issue, 'message'>) => string) => {
  const { t } = useT('auth')
  return (issue) => {
    const message = issueMessage(issue.message)
    return message.key === 'issue.tooLong' ? t(message.key, { count: message.count }) : t(message.key)
  }
}

/** Why a call about the account was refused; too many attempts name the wait, and a suspension its end. */
export const useRefusalText = (): ((error: unknown) => string) => {
  const { t, language } = useT('auth')
  const errorText = useErrorText()
  return (error) => {
    if (!(error instanceof ApiError)) return errorText(error)
    const { code, retryAfter, at } = error
    if (code === 'TOO_MANY_REQUESTS' && retryAfter) {
      const { unit, count } = waitOf(retryAfter)
      return t(`wait.${unit}`, { count })
    }
    if (code === 'ACCOUNT_SUSPENDED' && retryAfter) {
      const end = new Date(at + retryAfter * 1000).toISOString()
      return t('suspendedUntil', { date: formatDate(end, language, { time: true }) })
    }
    return errorText(error)
  }
}
