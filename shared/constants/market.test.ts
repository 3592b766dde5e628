import { expect, it, test } from 'vitest'
import { cashLimitQAR, homeTimeZone, homeUtcHours, mayPayInCash } from './market.ts'

test('the clock by its name and by its hours is one, all year', () => {
  const hourThere = new Intl.DateTimeFormat('en', {
    timeZone: homeTimeZone,
    hour: 'numeric',
    hourCycle: 'h23',
  })
  for (let month = 0; month < 12; month++)
    expect(hourThere.format(Date.UTC(2026, month, 15, 12))).toBe(String(12 + homeUtcHours))
})

it('lets cash be paid up to the limit, and not a riyal beyond it', () => {
  expect(mayPayInCash(cashLimitQAR)).toBe(true)
  expect(mayPayInCash(cashLimitQAR + 1)).toBe(false)
})
