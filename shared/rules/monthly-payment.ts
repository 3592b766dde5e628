/**
 * The loan by which payments of cars are compared before anybody has chosen a bank: the down payment that is advised, the usual
 * term, and a rate between those that banks advertise (percent a year on what is still owed).
 */
export const usualLoan = { downShare: 0.2, months: 48, ratePercent: 5 } as const

/** Equal monthly payments that pay off a loan with its interest. `monthlyRate` is a share: 0.01 is one percent. */
export const annuity = (principal: number, monthlyRate: number, months: number): number =>
  monthlyRate === 0 ? principal / months : (principal * monthlyRate) / (1 - (1 + monthlyRate) ** -months)

/** What a car of this price costs a month by the usual loan, in QAR and rounded to ten: nobody's offer is meant. */
export const usualPayment = (priceQAR: number): number => {
  const { downShare, months, ratePercent } = usualLoan
  return Math.round(annuity(priceQAR * (1 - downShare), ratePercent / 100 / 12, months) / 10) * 10
}
