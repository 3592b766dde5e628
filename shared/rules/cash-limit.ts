import { cashLimitQAR } from '#shared/constants/cash-limit.ts'

/** Whether a car or its number may be paid for in cash in Qatar. The price in QAR; the limit itself still may. */
export const mayPayInCash = (priceQAR: number): boolean => priceQAR <= cashLimitQAR
