import { expect, it } from 'vitest'
import { annuity, usualPayment } from '#shared/rules/monthly-payment.ts'

it('is what pays a loan off, interest included', () => {
  const payment = annuity(80_000, 0.05 / 12, 48)
  let owed = 80_000
  for (let month = 0; month < 48; month++) owed = owed * (1 + 0.05 / 12) - payment
  expect(owed).toBeCloseTo(0, 4)
  expect(annuity(48_000, 0, 48)).toBe(1000)
})

it('is rounded to ten riyals, after the advised down payment', () => {
  expect(usualPayment(100_000)).toBe(1840)
  expect(usualPayment(0)).toBe(0)
})
