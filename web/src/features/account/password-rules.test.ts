import { describe, expect, test } from 'vitest'
import { newPassword, password } from '#shared/schemas/account.ts'
import { issueMessage } from '#web/entities/user/issue-text.ts'
import { changedPasswordRules, passwordIssues, passwordRules } from './password-rules.ts'

const passwords = [
  '',
  'Sayara1',
  'Sayara12',
  'Sayara1!',
  'Sayara 1',
  ' Sayara1!',
  'Sayara1! ',
  'sayara123',
  'SAYARA123',
  'Sayaraaaa',
  'سيارةAa1',
  'Ａａ１ａａａａａ',
  'Aa1     a',
  'Welcome2024',
  'P@ssw0rd',
  'four camels walk nor',
  'four camels walk no',
  'يبحر القارب عند الفجر كل يوم',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
]

const sentencesOf = (schema: typeof password, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => issueMessage(message).key) ?? []

describe.each(passwords)('the rules agree with the schema about %j', (text) => {
  test('for a new account', () => {
    expect(passwordIssues(text, passwordRules)).toEqual(sentencesOf(password, text))
  })
  test('for a change', () => {
    expect(passwordIssues(text, changedPasswordRules).toSorted()).toEqual(
      sentencesOf(newPassword, text).toSorted(),
    )
  })
})

test('a phrase of twenty characters needs no kinds of characters', () => {
  expect(passwordIssues('four camels walk nor', changedPasswordRules)).toEqual([])
  expect(passwordIssues('four camels walk no', passwordRules)).toEqual([
    'issue.passwordUpper',
    'issue.passwordDigit',
  ])
})
