import { describe, expect, it } from 'vitest'
import {
  type Bank,
  cheapestFor,
  incomeFor,
  type Loan,
  planOf,
  quoteOf,
  termsUpTo,
  termWithin,
  yearsOf,
} from './loan.ts'

const loan = (over: Partial<Loan> = {}): Loan => ({
  principal: 100_000,
  ratePercent: 5,
  months: 48,
  method: 'REDUCING',
  ...over,
})
const cents = (riyals: number) => Math.round(riyals * 100)

describe('a reducing balance', () => {
  it('costs what the annuity formula says', () => {
    // 100,000 at 5 % over 48 months: 2,302.93 a month in any textbook.
    const quote = quoteOf(planOf(loan()))
    expect(quote.monthly).toBe(2302.93)
    expect(quote.interest).toBeCloseTo(10_540.6, 0)
  })

  it('charges most interest in the beginning', () => {
    const plan = planOf(loan())
    expect(plan[0]!.interest).toBe(416.67)
    expect(plan.at(-1)!.interest).toBeLessThan(10)
  })
})

describe('a flat rate', () => {
  it('charges the whole loan every year', () =>
    expect(quoteOf(planOf(loan({ method: 'FLAT' })))).toEqual({
      monthly: 2500,
      interest: 20_000,
      total: 120_000,
    }))

  it('spreads its interest evenly, to a dirham', () => {
    const interest = planOf(loan({ method: 'FLAT', principal: 12_345.67, ratePercent: 3.99, months: 7 }))
    const parts = interest.map((one) => cents(one.interest))
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
  })
})

const loans = (['REDUCING', 'FLAT'] as const).flatMap((method) =>
  [0, 0.01, 3.75, 6.5, 40].flatMap((ratePercent) =>
    [1, 7, 12, 48, 84].flatMap((months) =>
      [0.01, 999.99, 33_333, 1_000_000].map((principal) => loan({ principal, ratePercent, months, method })),
    ),
  ),
)

it('is always paid off by its last payment, and pays back the loan and its interest exactly', () => {
  for (const one of loans) {
    const plan = planOf(one)
    const { interest, total } = quoteOf(plan)
    expect(plan).toHaveLength(one.months)
    expect(plan.at(-1)!.balance).toBe(0)
    expect(cents(total)).toBe(cents(one.principal) + cents(interest))
    for (const { payment, balance } of plan) expect(Math.min(payment, balance)).toBeGreaterThanOrEqual(0)
  }
})

it('has equal payments but for a last one that takes the rounding', () => {
  const payments = planOf(loan({ principal: 33_333 })).map(({ payment }) => payment)
  expect(new Set(payments.slice(0, -1)).size).toBe(1)
  expect(Math.abs(payments.at(-1)! - payments[0]!)).toBeLessThan(0.48)
})

it('costs nothing but itself without interest', () =>
  expect(quoteOf(planOf(loan({ ratePercent: 0, months: 40 })))).toEqual({
    monthly: 2500,
    interest: 0,
    total: 100_000,
  }))

it('has no payments when nothing is lent', () => {
  expect(planOf(loan({ principal: 0 }))).toEqual([])
  expect(quoteOf([])).toEqual({ monthly: 0, interest: 0, total: 0 })
})

it('is told by years that add up to the whole, the last one shorter', () => {
  const plan = planOf(loan({ months: 30 }))
  const years = yearsOf(plan)
  expect(years.map(({ year }) => year)).toEqual([1, 2, 3])
  expect(cents(years.reduce((total, { paid }) => total + paid, 0))).toBe(cents(quoteOf(plan).total))
  expect(years.at(-1)!.balance).toBe(0)
  expect(years[1]!.balance).toBe(plan[23]!.balance)
})

const bank = (name: string, interestRateFrom: number, maxLoanAmount: number) =>
  ({ name, interestRateFrom, maxLoanAmount }) as Bank

it('offers whole years, and the longest term whatever it is', () => {
  expect(termsUpTo(36)).toEqual([12, 24, 36])
  expect(termsUpTo(30)).toEqual([12, 24, 30])
  expect(termsUpTo(6)).toEqual([6])
})

it('shortens a term to what the bank allows', () => {
  expect(termWithin(48, 84)).toBe(48)
  expect(termWithin(48, 36)).toBe(36)
  expect(termWithin(48, 30)).toBe(30)
  expect(termWithin(12, 6)).toBe(6)
})

it('finds the cheapest bank that lends enough', () => {
  const banks = [bank('small', 3, 100_000), bank('large', 4, 500_000), bank('dear', 5, 900_000)]
  expect(cheapestFor(banks, 90_000)?.name).toBe('small')
  expect(cheapestFor(banks, 300_000)?.name).toBe('large')
  expect(cheapestFor(banks, 2_000_000)?.name).toBe('small')
  expect(cheapestFor([], 1)).toBeUndefined()
})

it('asks for the income of which the payment is 15 to 20 percent', () =>
  expect(incomeFor(2302.93)).toEqual({ from: 11_600, to: 15_400 }))
