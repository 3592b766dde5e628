import { describe, expect, it } from 'vitest'
import type { FinancingProvider, InsuranceProvider } from '#shared/schemas/provider.ts'
import { providerResolver } from './provider-resolver.ts'
import { formOf, valuesOf, type Company, type CompanyKind, type ProviderValues } from './provider-values.ts'

const both = {
  id: 'prv_00000000000000000000000001',
  name: 'Al Test',
  logoUrl: null,
  rating: 4.3,
  description: 'Cover for every car.',
  descriptionAr: 'تأمين لكل سيارة.',
  phoneNumber: '+97444001122',
  email: null,
  website: 'https://example.com',
  version: 3,
}
const insurer: InsuranceProvider = { ...both, coverage: 'Comprehensive', coverageAr: 'شامل' }
const lender: FinancingProvider = {
  ...both,
  interestRateFrom: 3.5,
  interestRateTo: 6.25,
  maxLoanAmount: 400_000,
  maxLoanTerm: 60,
}
const insurance: Company = { kind: 'insurance', provider: insurer }
const financing: Company = { kind: 'financing', provider: lender }

const check = async (kind: CompanyKind, values: ProviderValues) => {
  const { errors } = await providerResolver(kind)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.keys(errors)
}

describe('a company', () => {
  it.each([insurance, financing])('comes out of the form as it went in: $kind', async (company) => {
    const { id: _id, logoUrl: _logo, version: _version, ...said } = company.provider
    expect(formOf(company.kind, valuesOf(company))).toEqual({ kind: company.kind, form: said })
    expect(await check(company.kind, valuesOf(company))).toEqual([])
  })

  it('has nothing of the other kind', () => {
    expect(formOf('insurance', valuesOf(financing)).form).not.toHaveProperty('maxLoanTerm')
  })
})

describe('what is typed', () => {
  it('may be in Arabic digits, grouped, and with spaces around', async () => {
    const typed = {
      ...valuesOf(financing),
      rating: '٤٫٥',
      maxLoanAmount: '٤٠٠٬٠٠٠',
      interestRateTo: '٦٫٢٥',
      email: '  ',
      website: ' https://example.com ',
    }
    expect(formOf('financing', typed).form).toMatchObject({
      rating: 4.5,
      maxLoanAmount: 400_000,
      interestRateTo: 6.25,
      email: null,
      website: 'https://example.com',
    })
    expect(await check('financing', typed)).toEqual([])
  })

  it('is refused field by field', async () => {
    expect(await check('insurance', valuesOf(null))).toEqual([
      'name',
      'rating',
      'description',
      'descriptionAr',
      'coverage',
      'coverageAr',
    ])
    const wrong = { rating: '5.5', phoneNumber: 'call', email: 'x', website: 'example.com' }
    expect(await check('insurance', { ...valuesOf(insurance), ...wrong })).toEqual([
      'rating',
      'phoneNumber',
      'email',
      'website',
    ])
    const terms = { interestRateFrom: '7', maxLoanAmount: '12.5', maxLoanTerm: 'five years' }
    expect(await check('financing', { ...valuesOf(financing), ...terms })).toEqual([
      'maxLoanAmount',
      'maxLoanTerm',
    ])
    expect(await check('financing', { ...valuesOf(financing), interestRateFrom: '7' })).toEqual([
      'interestRateTo',
    ])
  })
})
