import { expect, it } from 'vitest'
import { cheapestFor, incomeFor, termsUpTo, termWithin, type Bank } from './offers.ts'

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
