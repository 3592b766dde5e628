import type { Answer } from '#shared/api/contract.ts'
import type { listFinancingProviders } from '#shared/api/providers.ts'
import { annuity, usualLoan } from '#shared/rules/monthly-payment.ts'

/** How a bank counts interest: on what is still owed, or on the whole loan until its end. */
export type Method = 'REDUCING' | 'FLAT'

/** Money in QAR, the rate in percent a year, at least one month. */
export type Loan = { principal: number; ratePercent: number; months: number; method: Method }

/** One month's payment, the interest within it, and what is owed after it, in QAR with dirhams. */
export type Instalment = { payment: number; interest: number; balance: number }

// Counted in whole dirhams, as a bank does: sums of fractions would drift from what is paid.
const dirhams = (riyals: number): number => Math.round(riyals * 100)

const reducingInterest = (monthlyRate: number) => (balance: number) => Math.round(balance * monthlyRate)

/** Equal parts of the whole interest; what rounding leaves over is spread, not put on one month. */
const flatInterest = (whole: number, months: number) => (_balance: number, month: number) =>
  Math.round((whole * month) / months) - Math.round((whole * (month - 1)) / months)

/** Every payment of a loan. All are equal but the last, which settles what rounding left. Empty when nothing is lent. */
export const planOf = ({ principal, ratePercent, months, method }: Loan): Instalment[] => {
  const lent = dirhams(principal)
  if (lent <= 0) return []
  const rate = ratePercent / 100 / 12
  const whole = Math.round(lent * rate * months)
  const interestOf = method === 'FLAT' ? flatInterest(whole, months) : reducingInterest(rate)
  const usual = Math.round(method === 'FLAT' ? (lent + whole) / months : annuity(lent, rate, months))
  let balance = lent
  return Array.from({ length: months }, (_, index) => {
    const interest = interestOf(balance, index + 1)
    const payment = index + 1 === months ? balance + interest : Math.min(usual, balance + interest)
    balance += interest - payment
    return { payment: payment / 100, interest: interest / 100, balance: balance / 100 }
  })
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + dirhams(one), 0) / 100

export type Quote = { monthly: number; interest: number; total: number }

/** The costs of a loan by its plan: the usual monthly payment, all interest, everything paid to the bank. In QAR. */
export const quoteOf = (plan: readonly Instalment[]): Quote => ({
  monthly: plan[0]?.payment ?? 0,
  interest: sum(plan.map(({ interest }) => interest)),
  total: sum(plan.map(({ payment }) => payment)),
})

type Year = { year: number } & Omit<Instalment, 'payment'> & { paid: number }

/** The plan by years from 1; the last may be shorter. */
export const yearsOf = (plan: readonly Instalment[]): Year[] =>
  Array.from({ length: Math.ceil(plan.length / 12) }, (_, index) => {
    const months = plan.slice(index * 12, index * 12 + 12)
    return {
      year: index + 1,
      paid: sum(months.map(({ payment }) => payment)),
      interest: sum(months.map(({ interest }) => interest)),
      balance: months.at(-1)?.balance ?? 0,
    }
  })

export type Bank = Answer<typeof listFinancingProviders>[number]

/** The terms to start with (spec: a down payment of 10 to 20 percent is advised). */
export const advisedShare = { least: 0.1, most: usualLoan.downShare } as const
/** The price of a car that fits an income (spec: 15 to 20 percent). */
export const incomeShare = { least: 0.15, most: 0.2 } as const
/** Months to begin with, where the bank allows them. */
export const usualMonths = usualLoan.months
/** The longest term that is offered for a rate of one's own. */
export const longestMonths = 84
/** Percent a year; more is a slip of the finger. */
export const highestRate = 40

/** The terms to choose from, in months: whole years up to the longest, and the longest itself. */
export const termsUpTo = (longest: number): number[] => {
  const years = Array.from({ length: Math.floor(longest / 12) }, (_, index) => (index + 1) * 12)
  return years.at(-1) === longest ? years : [...years, longest]
}

/** The term nearest to the wanted one that the longest allows, in months. */
export const termWithin = (wanted: number, longest: number): number =>
  termsUpTo(longest).findLast((term) => term <= wanted) ?? longest

/** The bank with the lowest rate among those that lend this much; among all when none does. Undefined without banks. */
export const cheapestFor = (banks: readonly Bank[], principal: number): Bank | undefined => {
  const enough = banks.filter(({ maxLoanAmount }) => maxLoanAmount >= principal)
  return (enough.length ? enough : banks).toSorted((a, b) => a.interestRateFrom - b.interestRateFrom)[0]
}

/** The monthly income that a payment asks for when it is to stay within the advised share, in whole hundreds of QAR. */
export const incomeFor = (monthly: number): { from: number; to: number } => {
  const hundreds = (riyals: number) => Math.ceil(riyals / 100) * 100
  return { from: hundreds(monthly / incomeShare.most), to: hundreds(monthly / incomeShare.least) }
}
