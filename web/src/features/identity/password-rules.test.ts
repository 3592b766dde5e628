import { expect, test } from 'vitest'
import { password } from '#shared/schemas/user.ts'
import { passwordRules } from './password-rules.ts'

test.each([
  '',
  'Sayara1',
  'Sayara12',
  'sayara123',
  'SAYARA123',
  'Sayaraaaa',
  'سيارةAa1',
  'Ａａ１ａａａａａ',
  'Aa1     a',
])('the rules agree with the schema about %j', (text) => {
  expect(passwordRules.every(({ isMet }) => isMet(text))).toBe(password.safeParse(text).success)
})
