import { beforeAll, expect, inject, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { insertProvider } from '#functions/data/providers.ts'
import { apiOk } from '#functions/testing/api.ts'

// Other tests add providers of their own meanwhile.
Object.assign(process.env, inject('functionEnv'))

const named = (name: string, rating: number) => ({
  id: newId('provider'),
  name,
  logoUrl: null,
  rating,
  description: 'Cover for every car in Qatar.',
  descriptionAr: 'تأمين لكل سيارة في قطر.',
  phoneNumber: '+97444001122',
  email: null,
  website: null,
  version: 1,
})

beforeAll(async () => {
  for (const rating of [3.9, 4.6]) {
    const rates = { rateKind: 'PROFIT', interestRateFrom: 3.5, interestRateTo: 6.25 } as const
    const terms = { ...rates, maxLoanAmount: 400_000, maxLoanTerm: 48 }
    const covers = { coverage: 'Comprehensive', coverageAr: 'شامل' }
    await insertProvider('insurance', { ...named(`Insurer ${rating}`, rating), ...covers }, [])
    await insertProvider('financing', { ...named(`Bank ${rating}`, rating), ...terms }, [])
  }
})

it('lists insurers and lenders, best rated first, each with its own terms', async () => {
  const { body: insurers } = await apiOk('GET', '/api/insurance/providers')
  const names = insurers.map(({ name }: { name: string }) => name)
  expect(names.filter((name: string) => name.startsWith('Insurer '))).toEqual(['Insurer 4.6', 'Insurer 3.9'])
  const { body: lenders } = await apiOk('GET', '/api/financing/providers')
  const best = lenders.find(({ name }: { name: string }) => name.startsWith('Bank 4'))
  expect(best).toMatchObject({ name: 'Bank 4.6', rateKind: 'PROFIT', interestRateFrom: 3.5, maxLoanTerm: 48 })
})
