import type { BodyInput } from '#shared/api/contract.ts'
import type { createFinancingProvider, createInsuranceProvider } from '#shared/api/providers.ts'
import type { FinancingProvider, InsuranceProvider } from '#shared/schemas/provider.ts'
import { readNumber } from '#web/i18n/typed-number.ts'
import { readWhole, writeWhole } from '#web/i18n/whole-number.ts'

/** A company of either kind, as the API gives it. */
export type Company =
  | { kind: 'insurance'; provider: InsuranceProvider }
  | { kind: 'financing'; provider: FinancingProvider }
export type CompanyKind = Company['kind']

const blank = {
  name: '',
  rating: '',
  description: '',
  descriptionAr: '',
  phoneNumber: '',
  email: '',
  website: '',
  coverage: '',
  coverageAr: '',
  interestRateFrom: '',
  interestRateTo: '',
  maxLoanAmount: '',
  maxLoanTerm: '',
}

/** What the form holds while it is filled in, all of it as text; what the other kind says of itself stays empty. */
export type ProviderValues = typeof blank
export type ProviderField = keyof ProviderValues

/** A company as the form shows it; blank for a new one. */
export const valuesOf = (company: Company | null): ProviderValues => {
  if (!company) return blank
  const { name, rating, description, descriptionAr, phoneNumber, email, website } = company.provider
  const both = {
    ...blank,
    name,
    rating: String(rating),
    description,
    descriptionAr,
    phoneNumber: phoneNumber ?? '',
    email: email ?? '',
    website: website ?? '',
  }
  if (company.kind === 'insurance') {
    const { coverage, coverageAr } = company.provider
    return { ...both, coverage, coverageAr }
  }
  const { interestRateFrom, interestRateTo, maxLoanAmount, maxLoanTerm } = company.provider
  return {
    ...both,
    interestRateFrom: String(interestRateFrom),
    interestRateTo: String(interestRateTo),
    maxLoanAmount: writeWhole(maxLoanAmount),
    maxLoanTerm: writeWhole(maxLoanTerm),
  }
}

/** What is typed, as the API takes it. */
export type ProviderForm =
  | { kind: 'insurance'; form: BodyInput<typeof createInsuranceProvider> }
  | { kind: 'financing'; form: BodyInput<typeof createFinancingProvider> }

// What is no number is no answer either: the schema refuses it.
const number = (text: string) => readNumber(text) ?? Number.NaN
const whole = (text: string) => readWhole(text) ?? Number.NaN

/** What is typed, as the API takes it; a number that is none is NaN, which its schema refuses. */
export const formOf = (kind: CompanyKind, values: ProviderValues): ProviderForm => {
  const { name, description, descriptionAr } = values
  const both = {
    name,
    description,
    descriptionAr,
    rating: number(values.rating),
    phoneNumber: values.phoneNumber.trim() || null,
    email: values.email.trim() || null,
    website: values.website.trim() || null,
  }
  if (kind === 'insurance') {
    const { coverage, coverageAr } = values
    return { kind, form: { ...both, coverage, coverageAr } }
  }
  return {
    kind,
    form: {
      ...both,
      interestRateFrom: number(values.interestRateFrom),
      interestRateTo: number(values.interestRateTo),
      maxLoanAmount: whole(values.maxLoanAmount),
      maxLoanTerm: whole(values.maxLoanTerm),
    },
  }
}

/** Whether a path that the server names is a field of the form. */
export const isProviderField = (path: string): path is ProviderField => Object.hasOwn(blank, path)
