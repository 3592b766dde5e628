import { describe, expect, test } from 'vitest'
import { errors } from '#shared/errors.ts'
import { login, passwordChange, registration } from '#shared/schemas/account.ts'
import en from '#web/i18n/en/auth.ts'
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { issueMessage, codedIssue, isDeadLink } from './issue-text.ts'

const good = {
  role: 'PRIVATE',
  firstName: 'Noor',
  lastName: 'Al Kuwari',
  username: 'noor',
  email: 'noor@example.com',
  phoneNumber: '33123456',
  countryCode: '+974',
  country: 'Qatar',
  password: 'Sayara123',
  confirmPassword: 'Sayara123',
  agreeToTerms: true,
}

const sentencesOf = (form: object): string[] =>
  registration.safeParse({ ...good, ...form }).error?.issues.map(({ message }) => message) ?? []

const faults = [
  { firstName: '' },
  { firstName: 'x'.repeat(81) },
  { firstName: 'a\u0007b' },
  { username: 'ab' },
  { username: 'نور' },
  { email: 'noor' },
  { phoneNumber: '123' },
  { phoneNumber: 'call me today' },
  { countryCode: '974' },
  { role: 'SELLER_DEALERSHIP' },
  { password: '', confirmPassword: '' },
  { confirmPassword: 'Sayara124' },
  { agreeToTerms: false },
]

describe('issueMessage', () => {
  test('a good form has no faults, so that each fault below is the only one', () => {
    expect(sentencesOf({})).toEqual([])
  })

  test.each(faults)('has a message of its own for %j', (fault) => {
    const sentences = sentencesOf(fault)
    expect(sentences).not.toEqual([])
    for (const sentence of sentences) expect(issueMessage(sentence).key).not.toBe('issue.invalid')
  })

  test('says in English exactly what the schemas say', () => {
    const all = [
      ...faults.flatMap(sentencesOf),
      ...(login.safeParse({ username: '', password: '' }).error?.issues.map(({ message }) => message) ?? []),
      ...(passwordChange
        .safeParse({ currentPassword: '', newPassword: ' ' })
        .error?.issues.map(({ message }) => message) ?? []),
      errors.USERNAME_TAKEN.message,
      errors.EMAIL_TAKEN.message,
      errors.WRONG_PASSWORD.message,
    ]
    for (const sentence of all) {
      const message = issueMessage(sentence)
      const count = 'count' in message ? String(message.count) : ''
      expect(en[message.key].replace('{count}', count)).toBe(sentence)
    }
  })

  test.each(['USERNAME_TAKEN', 'EMAIL_TAKEN', 'WRONG_PASSWORD'] as const)(
    'knows the field and the sentence of %s',
    (code) => {
      expect(codedIssue(code)?.message).toBe(errors[code].message)
    },
  )

  test('asks to check the field for a sentence it does not know', () => {
    expect(issueMessage('Invalid input')).toEqual({ key: 'issue.invalid' })
    expect(issueMessage('toString')).toEqual({ key: 'issue.invalid' })
  })
})

test.each<[ApiErrorCode, string, boolean]>([
  ['CONFIRMATION_LINK_INVALID', '', true],
  ['RESET_LINK_INVALID', '', true],
  ['BAD_REQUEST', 'token', true],
  ['BAD_REQUEST', 'newPassword', false],
  ['OFFLINE', '', false],
])('%s about “%s” says that the link is dead: %s', (code, path, is) => {
  expect(isDeadLink(new ApiError(400, code, { message: '', issues: [{ path, message: '' }] }))).toBe(is)
})

test('an error of our own says nothing of the link', () => {
  expect(isDeadLink(new TypeError('token'))).toBe(false)
})
