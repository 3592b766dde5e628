import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { renderIn } from '#web/testing/render.tsx'
import type { Bank } from './loan.ts'
import { LoanResult } from './loan-result.tsx'
import { useLoan } from './use-loan.ts'

const bank: Bank = {
  id: `prv_${'A'.repeat(26)}`,
  name: 'Bank of the Bay',
  nameAr: 'بنك الخليج',
  logoUrl: null,
  rating: 4,
  description: '',
  descriptionAr: '',
  phoneNumber: null,
  email: null,
  website: null,
  interestRateFrom: 4,
  interestRateTo: 6,
  rateKind: 'INTEREST',
  maxLoanAmount: 50_000,
  maxLoanTerm: 60,
  version: 1,
}

const Result = (parts: Partial<Bank>) => <LoanResult loan={useLoan(100_000, [{ ...bank, ...parts }])} />

it.each(languages)('names the bank that lends less in the language in use, %s', async (language) => {
  await renderIn(language, <Result />, ['finance'])
  const warning = () => document.querySelector('[role=status]')?.textContent
  await expect.poll(warning).toContain(language === 'ar' ? bank.nameAr : bank.name)
})

it('speaks of no loan to who asks a bank that finances by profit', async () => {
  const { container } = await renderIn('en', <Result rateKind="PROFIT" />, ['finance'])
  await expect.poll(() => container.textContent).toContain('Profit')
  expect(container.textContent).not.toMatch(/loan|lend|interest/i)
})
