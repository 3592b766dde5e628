import { expect, test, vi } from 'vitest'
import { listDialCodes } from './all-dial-codes.ts'

vi.mock('#shared/constants/market.ts', async (original) => ({
  ...(await original<object>()),
  homeCountry: 'KW',
}))

test('the dial code of the market’s country comes before all', () => {
  const codes = listDialCodes('en').map(({ country }) => country)
  expect(codes.slice(0, 6)).toEqual(['KW', 'QA', 'BH', 'OM', 'SA', 'AE'])
})
