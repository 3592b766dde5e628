import type { Answer } from '#shared/api/contract.ts'
import type { listFinancingProviders } from '#shared/api/providers.ts'

export type Bank = Answer<typeof listFinancingProviders>[number]

/** What to begin with (spec: a down payment of 10 to 20 percent is advised). */
export const advisedShare = { least: 0.1, most: 0.2 } as const
/** What a car should cost of an income (spec: 15 to 20 percent). */
export const incomeShare = { least: 0.15, most: 0.2 } as const
/** Months to begin with, where the bank allows them. */
export const usualMonths = 48
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
