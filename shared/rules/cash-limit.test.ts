import { expect, it } from 'vitest'
import { cashLimitQAR } from '#shared/constants/cash-limit.ts'
import { mayPayInCash } from './cash-limit.ts'

it('lets cash be paid up to the limit, and not a riyal beyond it', () => {
  expect(mayPayInCash(cashLimitQAR)).toBe(true)
  expect(mayPayInCash(cashLimitQAR + 1)).toBe(false)
})
