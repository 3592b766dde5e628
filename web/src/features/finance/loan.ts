/** How a bank counts interest: on what is still owed, or on the whole loan until its end. */
export type Method = 'REDUCING' | 'FLAT'

/** Money in QAR, the rate in percent a year, at least one month. */
export type Loan = { principal: number; ratePercent: number; months: number; method: Method }

/** One month's payment, the interest within it, and what is owed after it, in QAR with dirhams. */
export type Instalment = { payment: number; interest: number; balance: number }

// Counted in whole dirhams, as a bank does: sums of fractions would drift from what is paid.
const dirhams = (riyals: number): number => Math.round(riyals * 100)

const annuity = (principal: number, monthlyRate: number, months: number): number =>
  monthlyRate === 0 ? principal / months : (principal * monthlyRate) / (1 - (1 + monthlyRate) ** -months)

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

/** What a loan costs by its plan: the usual monthly payment, all interest, everything paid to the bank. In QAR. */
export const quoteOf = (plan: readonly Instalment[]): Quote => ({
  monthly: plan[0]?.payment ?? 0,
  interest: sum(plan.map(({ interest }) => interest)),
  total: sum(plan.map(({ payment }) => payment)),
})

export type Year = { year: number } & Omit<Instalment, 'payment'> & { paid: number }

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
