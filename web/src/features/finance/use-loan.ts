import { useState } from 'react'
import { usualLoan } from '#shared/rules/monthly-payment.ts'
import {
  type Bank,
  advisedShare,
  cheapestFor,
  longestMonths,
  termWithin,
  usualMonths,
  planOf,
  quoteOf,
  type Instalment,
  type Method,
  type Quote,
} from './loan.ts'
/** The visitor's choices. Money in QAR, the own rate in percent a year. */
type LoanChoices = {
  price: number
  down: number
  months: number
  /** The id of a bank; `own` for a rate of one's own; undefined for the cheapest bank. */
  bankId: string | undefined
  /** Which end of the bank's range. */
  end: 'lowest' | 'highest'
  ownRate: number
  method: Method
}

/** The choices and what follows from them. */
export type LoanState = {
  choices: LoanChoices
  set: (change: Partial<LoanChoices>) => void
  /** Whether nothing has been chosen yet. */
  isUntouched: boolean
  banks: readonly Bank[]
  /** Undefined for a rate of one's own. */
  bank: Bank | undefined
  months: number
  longest: number
  ratePercent: number
  principal: number
  plan: Instalment[]
  quote: Quote
}

export const ownRateId = 'own'

// A visitor who chooses their own rate types it next.
const firstOwnRate = usualLoan.ratePercent

const startFrom = (price: number): LoanChoices => ({
  price,
  down: Math.round(price * advisedShare.most),
  months: usualMonths,
  bankId: undefined,
  end: 'lowest',
  ownRate: firstOwnRate,
  method: 'REDUCING',
})

/** The calculator of a car: it begins with the usual and forgets with the page. */
export const useLoan = (price: number, banks: readonly Bank[]): LoanState => {
  const [start] = useState(() => startFrom(price))
  const [stored, setStored] = useState(start)
  // Shown within the price, not kept so: each key of another price is a price, and its first digit would leave a few riyals.
  const choices = { ...stored, down: Math.min(stored.down, stored.price) }
  const { bankId, end, ownRate, method } = choices
  const set = (change: Partial<LoanChoices>) => setStored((before) => ({ ...before, ...change }))
  // By what the page begins with: a default that changed with the amounts would confuse.
  const cheapest = cheapestFor(banks, start.price - start.down)
  const chosen = banks.find(({ id }) => id === bankId)
  const bank = bankId === ownRateId ? undefined : (chosen ?? cheapest)
  const longest = bank?.maxLoanTerm ?? longestMonths
  const months = termWithin(choices.months, longest)
  const ratePercent = bank ? (end === 'lowest' ? bank.interestRateFrom : bank.interestRateTo) : ownRate
  const principal = choices.price - choices.down
  const plan = planOf({ principal, ratePercent, months, method })
  return {
    choices,
    set,
    isUntouched: stored === start,
    banks,
    bank,
    months,
    longest,
    ratePercent,
    principal,
    plan,
    quote: quoteOf(plan),
  }
}
