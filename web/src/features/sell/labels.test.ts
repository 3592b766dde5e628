import { expect, it } from 'vitest'
import { carTitle } from '#shared/reference/car-title.ts'
import { titleOf, type Catalogue } from './labels.ts'

const catalogue: Catalogue = {
  makes: ['Toyota', 'BMW'],
  models: { Toyota: ['Land Cruiser'], BMW: ['X5'] },
  arabic: { makes: { Toyota: 'تويوتا', BMW: 'بي إم دبليو' }, models: { 'Land Cruiser': 'لاند كروزر' } },
  bodies: {},
}
const answers = { make: 'Toyota', model: 'Land Cruiser', variant: ' GXR ', year: '2021' }

it('is the title that the server will build', () => {
  for (const language of ['en', 'ar'] as const)
    expect(titleOf(answers, language, catalogue)).toBe(carTitle({ ...answers, year: 2021 }, language))
})

it('leaves out what is not answered yet', () => {
  expect(titleOf({ make: '', model: '', variant: '', year: '' }, 'en', catalogue)).toBe('')
  expect(titleOf({ make: 'BMW', model: 'X5', variant: '', year: '' }, 'ar', catalogue)).toBe('بي إم دبليو X5')
})
