/**
 * In Qatar a vehicle, or its special number, that costs more than this (QAR) may not be paid for in cash: Cabinet Decision
 * 10 of 2022 (text at mspartner-qatar.com, summary at mondaq.com/1274160).
 */
export const cashLimitQAR = 50_000

/** The highest fine as a share of the cash paid (Law 4 of 2022); twice that when the payment was split to stay below. */
export const cashFineShare = 0.3
