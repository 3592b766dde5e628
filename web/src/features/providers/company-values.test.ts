import { describe, expect, it } from 'vitest'
import type { FinancingProvider, InsuranceProvider } from '#shared/schemas/provider.ts'
import { newFinancingProvider, newInsuranceProvider } from '#shared/schemas/provider.ts'
import { checkValues } from '#web/api/form-values.ts'
import type { Company, CompanyKind } from '#web/entities/provider/queries.ts'
import { toCompanyBody, valuesOf, type CompanyValues } from './company-values.ts'

const both = {
  id: 'prv_00000000000000000000000001',
  name: 'Al Test',
  nameAr: 'الاختبار',
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
  rateKind: 'PROFIT',
  interestRateFrom: 3.5,
  interestRateTo: 6.25,
  maxLoanAmount: 400_000,
  maxLoanTerm: 60,
}
const insurance: Company = { kind: 'insurance', provider: insurer }
const financing: Company = { kind: 'financing', provider: lender }

const schemas = { insurance: newInsuranceProvider, financing: newFinancingProvider }
const check = (kind: CompanyKind, values: CompanyValues) =>
  Object.keys(
    checkValues(values, {
      schema: schemas[kind],
      start: valuesOf(null),
      toBody: (typed) => toCompanyBody(kind, typed).body,
    }).errors,
  )

describe('a company', () => {
  it.each([insurance, financing])('comes out of the form as it went in: $kind', (company) => {
    const { id: _id, logoUrl: logo, version: _version, ...said } = company.provider
    expect(toCompanyBody(company.kind, valuesOf(company))).toEqual({
      kind: company.kind,
      body: { ...said, logo },
    })
    expect(check(company.kind, valuesOf(company))).toEqual([])
  })

  it('has nothing of the other kind', () => {
    expect(toCompanyBody('insurance', valuesOf(financing)).body).not.toHaveProperty('maxLoanTerm')
  })
})

describe('typed values', () => {
  it('may be in Arabic digits, grouped, and with spaces around', () => {
    const typed = {
      ...valuesOf(financing),
      rating: '٤٫٥',
      maxLoanAmount: '٤٠٠٬٠٠٠',
      interestRateTo: '٦٫٢٥',
      email: '  ',
      website: ' https://example.com ',
    }
    expect(toCompanyBody('financing', typed).body).toMatchObject({
      rating: 4.5,
      maxLoanAmount: 400_000,
      interestRateTo: 6.25,
      email: null,
      website: 'https://example.com',
    })
    expect(check('financing', typed)).toEqual([])
  })

  it('are refused field by field', () => {
    expect(check('insurance', valuesOf(null))).toEqual([
      'name',
      'rating',
      'description',
      'descriptionAr',
      'coverage',
      'coverageAr',
    ])
    const wrong = { rating: '5.5', phoneNumber: 'call', email: 'x', website: 'example.com' }
    expect(check('insurance', { ...valuesOf(insurance), ...wrong })).toEqual([
      'rating',
      'phoneNumber',
      'email',
      'website',
    ])
    const terms = { interestRateFrom: '7', maxLoanAmount: '12.5', maxLoanTerm: 'five years' }
    expect(check('financing', { ...valuesOf(financing), ...terms })).toEqual(['maxLoanAmount', 'maxLoanTerm'])
    expect(check('financing', { ...valuesOf(financing), interestRateFrom: '7' })).toEqual(['interestRateTo'])
  })
})
