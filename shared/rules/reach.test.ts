import { expect, test } from 'vitest'
import { emailToConfirm, mayMailNews, mayTextNews } from './reach.ts'

const at = '2026-11-23T12:00:00.000Z'

test('news go to a confirmed address or number alone', () => {
  expect([at, null].map((emailConfirmedAt) => mayMailNews({ emailConfirmedAt }))).toEqual([true, false])
  expect([at, null].map((phoneConfirmedAt) => mayTextNews({ phoneConfirmedAt }))).toEqual([true, false])
})

test.each([
  [at, null, null],
  [null, null, 'old@example.com'],
  [at, 'new@example.com', 'new@example.com'],
  [null, 'new@example.com', 'new@example.com'],
])('confirmed %s with %s to come, the next to confirm is %s', (emailConfirmedAt, pendingEmail, next) =>
  expect(emailToConfirm({ email: 'old@example.com', emailConfirmedAt, pendingEmail })).toBe(next),
)
